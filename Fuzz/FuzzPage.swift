import FlowCore

/// Entry point for libFuzzer: whatever the bytes are, decoding ends in a page or an error, and the page keeps its word.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let diagnostics = DecodeDiagnostics()
    let decoder = FlowDecoder.make(widgetDecoding: FuzzWidgets(), diagnostics: diagnostics)
    guard let page = try? decoder.decodePage(bytes), let document = try? JSONDocument(bytes) else { return 0 }
    let ids = page.widgets.map(\.id)
    precondition(Set(ids).count == ids.count, "Two widgets share an id.")
    for diagnostic in diagnostics.all {
        precondition(document.node(at: diagnostic.path) != nil, "No node at \(diagnostic.path).")
    }
    for widget in page.widgets {
        let text = Array(widget.node.bytes)
        precondition((try? JSONDocument(text)) != nil, "The text of a widget is no JSON.")
    }
    return 0
}
