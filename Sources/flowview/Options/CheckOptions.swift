import FlowCore
import FoundationEssentials

/// What a check is asked for besides its sources.
struct CheckOptions: Hashable, Sendable {
    var outputs = CheckOutputs()
    var standard = CheckStandard()
    var reach = CheckReach()
    /// The columns in which texts are to show whole.
    var widths = [40, 80]
    /// How many sources are looked at at the same time; by default one for each processor.
    var jobs = ProcessInfo.processInfo.activeProcessorCount
}

extension CheckOptions {
    /// More than any machine has use for; every job keeps a thread and a file busy.
    private static let mostJobs = 256

    init(_ words: CommandLineWords) throws(UsageError) {
        self.init()
        outputs = try CheckOutputs(words)
        if let level: Finding.Level = try words.choice(.level) { standard.level = level }
        if let failOn: CheckStandard.Failure = try words.choice(.failOn) { standard.failOn = failOn }
        if let client: CheckStandard.Client = try words.choice(.client) { standard.client = client }
        if let width = try words.count(.textWidth) { widths = [width] }
        reach.nextPages = try words.count(.nextPages) ?? 0
        reach.loadsTwice = words.has(.twice)
        reach.includesAnswers = words.has(.actions)
        if let jobs = try words.count(.jobs) { self.jobs = min(jobs, Self.mostJobs) }
    }
}
