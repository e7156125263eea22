import FlowCore

/// What one source came to, result by result.
struct SARIFResults {
    struct Result {
        let code: String
        let level: Finding.Level
        let message: String
        let uri: String
        /// nil for the source as a whole.
        let place: (line: Int, column: Int)?
        let path: String?
    }

    let all: [Result]

    init(of report: SourceReport) {
        let uri = SARIFAddress.uri(of: report.source)
        var columns = CodePointColumns(in: report.bytes)
        switch report.outcome {
        case .notLoaded(let error):
            let message = error.description
            all = [
                Result(code: "not_loaded", level: .error, message: message, uri: uri, place: nil, path: nil)
            ]
        case .notAPage(let error):
            let place = (error.location.line, columns.column(of: error.location))
            all = [
                Result(code: error.code, level: .error, message: error.message, uri: uri, place: place, path: nil)
            ]
        case .page, .response:
            all = ReportedFault.all(in: report.findings).map { fault in
                let finding = fault.finding
                let message = finding.hint.map { "\(finding.message); \($0)" } ?? finding.message
                return Result(
                    code: finding.code,
                    level: finding.level,
                    message: ([message] + fault.echoes.map(\.echo)).joined(separator: "\n"),
                    uri: uri,
                    place: (finding.location.line, columns.column(of: finding.location)),
                    path: finding.path
                )
            }
        }
    }
}

extension SARIFResults.Result {
    func json(ruleIndex: Int?) -> JSONOutput {
        let region = place.map { place in
            JSONOutput.object(["startLine": .number(place.line), "startColumn": .number(place.column)])
        }
        let physical = JSONOutput.object(["artifactLocation": .object(["uri": .string(uri)]), "region": region])
        let logical = path.map { JSONOutput.array([.object(["fullyQualifiedName": .string($0)])]) }
        let location = JSONOutput.object(["physicalLocation": physical, "logicalLocations": logical])
        let number = ruleIndex.map(JSONOutput.number)
        return .object([
            "ruleId": .string(code),
            "ruleIndex": number,
            "level": .string(level.sarifName),
            "message": .message(message),
            "locations": .array([location]),
        ])
    }
}
