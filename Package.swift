// swift-tools-version: 6.2
import PackageDescription

/// What every target of ours is built with.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

// What Apple asks of a library that looks at the dates of files and at the free space. Elsewhere it would only be
// a folder beside every executable.
#if os(macOS)
let privacy: (resources: [Resource], excluded: [String]) = ([.copy("PrivacyInfo.xcprivacy")], [])
#else
let privacy: (resources: [Resource], excluded: [String]) = ([], ["PrivacyInfo.xcprivacy"])
#endif

let package = Package(
    name: "larder",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Larder", targets: ["Larder"]),
        .library(name: "LarderMutations", targets: ["LarderMutations"]),
        .library(name: "LarderSQLite", targets: ["LarderSQLite"]),
        .library(name: "LarderPostgres", targets: ["LarderPostgres"]),
        .library(name: "LarderHTTP", targets: ["LarderHTTP"]),
        .library(name: "LarderTelemetry", targets: ["LarderTelemetry"]),
        .library(name: "LarderText", targets: ["LarderText"]),
        .library(name: "LarderStorageKit", targets: ["LarderStorageKit"]),
        .library(name: "LarderSimulation", targets: ["LarderSimulation"]),
        .library(name: "LarderTesting", targets: ["LarderTesting"]),
        .library(name: "LarderHTTPTesting", targets: ["LarderHTTPTesting"]),
    ],
    traits: [
        .trait(name: "SQLite", description: "Storage in SQLite, through GRDB."),
        .trait(name: "Postgres", description: "Storage in PostgreSQL, through libpq."),
        .trait(
            name: "URLSession",
            description: "The transport over URLSession, which links libcurl on Linux."),
        .trait(name: "Log", description: "Telemetry for swift-log."),
        .trait(name: "Metrics", description: "Telemetry for swift-metrics."),
        .trait(name: "Tracing", description: "Telemetry for swift-distributed-tracing."),
        .default(enabledTraits: ["SQLite", "URLSession"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0"),
        .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-log.git", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics.git", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing.git", from: "1.7.3"),
    ],
    targets: [
        .target(
            name: "Larder", exclude: privacy.excluded, resources: privacy.resources,
            swiftSettings: settings),
        .target(name: "LarderMutations", dependencies: ["Larder"], swiftSettings: settings),
        .target(name: "LarderText", swiftSettings: settings),
        .target(
            name: "LarderSQLite",
            dependencies: [
                "Larder", "LarderText",
                .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"])),
                .product(
                    name: "GRDBSQLite", package: "GRDB.swift",
                    condition: .when(traits: ["SQLite"])),
            ],
            exclude: privacy.excluded, resources: privacy.resources, swiftSettings: settings
        ),
        .systemLibrary(
            name: "CLibPQ", pkgConfig: "libpq",
            providers: [.apt(["libpq-dev"]), .brew(["libpq"])]
        ),
        .target(
            name: "LarderPostgres",
            dependencies: [
                "Larder",
                .target(name: "CLibPQ", condition: .when(traits: ["Postgres"])),
            ],
            swiftSettings: settings
        ),
        .systemLibrary(
            name: "CZlib", pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]
        ),
        .target(
            name: "LarderHTTP",
            dependencies: [
                "Larder", "LarderText", "CZlib",
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            exclude: privacy.excluded, resources: privacy.resources, swiftSettings: settings),
        .target(
            name: "LarderTelemetry",
            dependencies: [
                "Larder",
                .product(
                    name: "Logging", package: "swift-log", condition: .when(traits: ["Log"])),
                .product(
                    name: "CoreMetrics", package: "swift-metrics",
                    condition: .when(traits: ["Metrics"])),
                .product(
                    name: "Tracing", package: "swift-distributed-tracing",
                    condition: .when(traits: ["Tracing"])),
            ],
            swiftSettings: settings),
        .target(name: "LarderStorageKit", dependencies: ["Larder"], swiftSettings: settings),
        .target(
            name: "LarderSimulation", dependencies: ["Larder", "LarderMutations"],
            swiftSettings: settings),
        .target(
            name: "LarderTesting", dependencies: ["Larder", "LarderSimulation"],
            swiftSettings: settings
        ),
        .target(
            name: "LarderHTTPTesting", dependencies: ["Larder", "LarderHTTP"],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "larder-soak", dependencies: ["Larder", "LarderSQLite"],
            path: "Sources/LarderSoak", swiftSettings: settings
        ),
        .testTarget(
            name: "LarderTextTests", dependencies: ["LarderText"], swiftSettings: settings),
        .testTarget(
            name: "LarderTests",
            dependencies: ["Larder", "LarderMutations", "LarderSimulation", "LarderTesting"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "LarderSQLiteTests",
            dependencies: [
                "Larder", "LarderSQLite", "LarderSimulation", "LarderStorageKit", "LarderTesting",
                .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"])),
            ],
            exclude: ["Fixtures"], swiftSettings: settings
        ),
        .testTarget(
            name: "LarderPostgresTests",
            dependencies: ["Larder", "LarderPostgres", "LarderTesting"], swiftSettings: settings
        ),
        .testTarget(
            name: "LarderTelemetryTests",
            dependencies: [
                "Larder", "LarderSimulation", "LarderTelemetry",
                .product(
                    name: "Logging", package: "swift-log", condition: .when(traits: ["Log"])),
                .product(
                    name: "InMemoryLogging", package: "swift-log",
                    condition: .when(traits: ["Log"])),
                .product(
                    name: "MetricsTestKit", package: "swift-metrics",
                    condition: .when(traits: ["Metrics"])),
                .product(
                    name: "Tracing", package: "swift-distributed-tracing",
                    condition: .when(traits: ["Tracing"])),
                .product(
                    name: "InMemoryTracing", package: "swift-distributed-tracing",
                    condition: .when(traits: ["Tracing"])),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "LarderHTTPTests",
            dependencies: [
                "Larder", "LarderHTTP", "LarderHTTPTesting", "LarderSimulation", "LarderTesting",
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            swiftSettings: settings
        ),
    ]
)

// A build for some of the tests names them, and leaves out the others.
if let tests = Context.environment["LARDER_TESTS"]?.split(separator: ",") {
    package.targets.removeAll { $0.type == .test && !tests.contains($0.name[...]) }
}
