// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
    name: "flowview",
    products: [
        .library(name: "FlowCore", targets: ["FlowCore"]),
        .library(name: "FlowTerm", targets: ["FlowTerm"]),
        .executable(name: "flowview", targets: ["flowview"]),
    ],
    targets: [
        // No pkg-config: SwiftPM drops its -D flags, and without them ncurses has no wide characters.
        .target(
            name: "CNcurses",
            linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]
        ),
        .target(name: "CCurl"),
        .target(name: "FlowCore", swiftSettings: strict),
        .target(name: "FlowTerm", dependencies: ["FlowCore", "CNcurses"], swiftSettings: strict),
        .executableTarget(
            name: "flowview",
            dependencies: ["CCurl", "FlowCore", "FlowTerm"],
            // The sample backend is for people and tests; the program has no use for it.
            exclude: ["Samples/server.py"],
            // A symbolic link to the top-level samples: they travel inside the binary.
            resources: [.embedInCode("Samples")],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["FlowCore", "FlowTerm"],
            path: "Benchmarks/Sources",
            swiftSettings: strict
        ),
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
        .testTarget(name: "FlowCoreTests", dependencies: ["FlowCore", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "FlowTermTests",
            dependencies: ["FlowCore", "FlowTerm", "TestSupport"],
            exclude: ["Golden/Frames"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "flowviewTests",
            dependencies: ["flowview", "FlowCore", "FlowTerm", "TestSupport"],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "TerminalProbe",
            dependencies: ["FlowTerm"],
            path: "Tests/TerminalProbe",
            swiftSettings: strict
        ),
        .testTarget(name: "EndToEndTests", dependencies: ["TestSupport", "TerminalProbe"], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
