// swift-tools-version: 6.2
import PackageDescription

// A host as somebody else would write it: it sees the public products and nothing else.
let package = Package(
    name: "HostPackage",
    dependencies: [.package(name: "flowview", path: "../..")],
    targets: [
        .executableTarget(
            name: "host",
            dependencies: [
                .product(name: "FlowCore", package: "flowview"),
                .product(name: "FlowTerm", package: "flowview"),
            ],
            swiftSettings: [.treatAllWarnings(as: .error)]
        )
    ],
    swiftLanguageModes: [.v6]
)
