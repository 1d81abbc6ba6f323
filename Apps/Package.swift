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

/// The commit that the program is built from, for `--version`: `make build` and `make package` say it.
let commit = (Context.environment["LARDER_COMMIT"] ?? "").filter {
    $0.isLetter || $0.isNumber || $0 == "-"
}

/// Dates and texts, without which no pure target does.
let text = Target.Dependency.product(name: "LarderText", package: "larder")

let package = Package(
    name: "larder-apps",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "larder", targets: ["LarderCommand"]),
        .executable(name: "caching-proxy", targets: ["CachingProxy"]),
        .library(name: "Geodesy", targets: ["Geodesy"]),
        .library(name: "Feeds", targets: ["FeedFormat", "Feeds"]),
        .library(name: "Sync", targets: ["Sync"]),
    ],
    traits: [
        .trait(name: "Postgres", description: "Data in PostgreSQL (--storage), through libpq."),
        .default(enabledTraits: ["Postgres"]),
    ],
    dependencies: [
        .package(
            name: "larder", path: "..",
            traits: [
                .trait(name: "SQLite"),
                .trait(name: "Postgres", condition: .when(traits: ["Postgres"])),
            ]),
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.2"),
        .package(url: "https://github.com/attaswift/BigInt.git", from: "6.0.1"),
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache.git", from: "2.1.1"),
        .package(url: "https://github.com/apple/swift-log.git", from: "1.16.2"),
        .package(
            url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
        .package(url: "https://github.com/swift-server/async-http-client.git", from: "1.37.0"),
    ],
    targets: [
        .target(
            name: "Money", dependencies: [.product(name: "BigInt", package: "BigInt")],
            swiftSettings: settings
        ),
        .target(name: "Geodesy", dependencies: [text], swiftSettings: settings),
        .target(name: "FeedFormat", dependencies: [text], swiftSettings: settings),
        .target(name: "Terminal", swiftSettings: settings),
        .target(name: "FullScreen", dependencies: ["Terminal"], swiftSettings: settings),
        .target(
            name: "Rates",
            dependencies: [
                text,
                "Money",
                .product(name: "Larder", package: "larder"),
                .product(name: "LarderHTTP", package: "larder"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "Places",
            dependencies: [text, "Geodesy", .product(name: "Larder", package: "larder")],
            swiftSettings: settings
        ),
        .target(
            name: "LarderGPSD",
            dependencies: [
                "Places", .product(name: "Larder", package: "larder"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "Feeds",
            dependencies: [
                "FeedFormat",
                .product(name: "Larder", package: "larder"),
                .product(name: "LarderHTTP", package: "larder"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "LarderAsyncHTTP",
            dependencies: [
                .product(name: "Larder", package: "larder"),
                .product(name: "LarderHTTP", package: "larder"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "CachingProxy",
            dependencies: [
                "LarderAsyncHTTP",
                .product(name: "Larder", package: "larder"),
                .product(name: "LarderHTTP", package: "larder"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "NIOCore", package: "swift-nio"),
            ],
            swiftSettings: settings
        ),
        .target(name: "TextMerge", swiftSettings: settings),
        .target(
            name: "Notes",
            dependencies: [
                "TextMerge", .product(name: "Larder", package: "larder"),
                .product(name: "LarderStorageKit", package: "larder"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "Sync",
            dependencies: [
                .product(name: "Larder", package: "larder"),
                .product(name: "LarderHTTP", package: "larder"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "PersonalData",
            dependencies: [
                "Sync", "Feeds", "Notes", "Places", "Geodesy",
                .product(name: "Larder", package: "larder"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "Records",
            dependencies: [
                text,
                "Rates", "Money", "FeedFormat", "Feeds", "Places", "Geodesy", "Notes", "Sync",
                .product(name: "Larder", package: "larder"),
            ],
            swiftSettings: settings
        ),
        .systemLibrary(name: "CPassword"),
        .target(
            name: "CCommit",
            cSettings: commit.isEmpty ? [] : [.define("LARDER_COMMIT", to: "\"\(commit)\"")]
        ),
        .systemLibrary(
            name: "CDeflate", pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]
        ),
        .target(
            name: "WebSafety",
            dependencies: [
                .target(name: "CPassword", condition: .when(platforms: [.linux])),
                .product(name: "Larder", package: "larder"),
                .product(name: "LarderHTTP", package: "larder"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(name: "FileEmbedder", swiftSettings: settings),
        .plugin(
            name: "EmbedFiles", capability: .buildTool(), dependencies: ["FileEmbedder"]
        ),
        .target(
            name: "LarderServer",
            dependencies: [
                text,
                "Rates", "Money", "FeedFormat", "Feeds", "Places", "Geodesy", "Notes", "TextMerge",
                "Records", "Sync", "Terminal", "WebSafety", "CDeflate",
                .product(name: "Larder", package: "larder"),
                .product(name: "LarderHTTP", package: "larder"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            swiftSettings: settings,
            plugins: ["EmbedFiles"]
        ),
        .executableTarget(
            name: "LarderCommand",
            dependencies: [
                text, "CCommit",
                "Rates", "Money", "FeedFormat", "Feeds", "Places", "Geodesy", "Notes", "Terminal",
                "FullScreen", "TextMerge", "LarderAsyncHTTP", "LarderGPSD", "LarderServer",
                "PersonalData", "Records", "Sync", "WebSafety",
                .product(name: "Larder", package: "larder"),
                .product(name: "LarderHTTP", package: "larder"),
                .product(name: "LarderSQLite", package: "larder"),
                .product(name: "LarderStorageKit", package: "larder"),
                .product(
                    name: "LarderPostgres", package: "larder",
                    condition: .when(traits: ["Postgres"])),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "NIOCore", package: "swift-nio"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "TestSupport",
            dependencies: ["Terminal", .product(name: "Larder", package: "larder")],
            path: "Tests/Support", swiftSettings: settings
        ),
        .testTarget(
            name: "MoneyTests", dependencies: ["TestSupport", "Money"], swiftSettings: settings),
        .testTarget(
            name: "GeodesyTests", dependencies: ["TestSupport", "Geodesy"], swiftSettings: settings),
        .testTarget(
            name: "FeedFormatTests", dependencies: ["TestSupport", "FeedFormat"],
            swiftSettings: settings),
        .testTarget(
            name: "RatesTests",
            dependencies: [
                text,
                "TestSupport", "Rates", "Money", .product(name: "Larder", package: "larder"),
                .product(name: "LarderHTTP", package: "larder"),
                .product(name: "LarderSimulation", package: "larder"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "PlacesTests",
            dependencies: [
                "TestSupport", "Places", "LarderGPSD", "Geodesy",
                .product(name: "Larder", package: "larder"),
                .product(name: "LarderSQLite", package: "larder"),
                .product(name: "LarderSimulation", package: "larder"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "FeedsTests",
            dependencies: [
                "TestSupport", "Feeds", "FeedFormat", "LarderAsyncHTTP",
                .product(name: "Larder", package: "larder"),
                .product(name: "LarderHTTP", package: "larder"),
                .product(name: "LarderSimulation", package: "larder"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "TextMergeTests", dependencies: ["TextMerge"], exclude: ["Fixtures"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "NotesTests",
            dependencies: [
                "TestSupport", "Notes", "TextMerge", .product(name: "Larder", package: "larder"),
                .product(name: "LarderSQLite", package: "larder"),
                .product(name: "LarderSimulation", package: "larder"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SyncTests",
            dependencies: [
                "TestSupport", "Sync", "PersonalData", "Feeds", "Geodesy", "Notes", "Places",
                "Rates",
                "Money",
                .product(name: "Larder", package: "larder"),
                .product(name: "LarderHTTP", package: "larder"),
                .product(name: "LarderSQLite", package: "larder"),
                .product(name: "LarderSimulation", package: "larder"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "WebSafetyTests",
            dependencies: [
                "TestSupport", "WebSafety", .product(name: "Larder", package: "larder"),
                .product(name: "LarderHTTP", package: "larder"),
                .product(name: "LarderSimulation", package: "larder"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "LarderServerTests",
            dependencies: [
                text,
                "TestSupport", "LarderServer", "FeedFormat", "Feeds", "Geodesy", "Money", "Notes",
                "Places", "PersonalData", "Rates", "Records", "Sync", "WebSafety",
                "LarderAsyncHTTP",
                .product(name: "Larder", package: "larder"),
                .product(name: "LarderHTTP", package: "larder"),
                .product(name: "LarderSQLite", package: "larder"),
                .product(name: "LarderSimulation", package: "larder"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            exclude: ["Fixtures"], swiftSettings: settings
        ),
        .testTarget(
            name: "LarderAsyncHTTPTests",
            dependencies: [
                "LarderAsyncHTTP", .product(name: "LarderHTTP", package: "larder"),
                .product(name: "LarderHTTPTesting", package: "larder"),
                .product(name: "Larder", package: "larder"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "CachingProxyTests",
            dependencies: [
                "CachingProxy", .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "FullScreenTests",
            dependencies: ["TestSupport", "FullScreen", "Terminal"], swiftSettings: settings),
        .testTarget(
            name: "LarderCommandTests",
            dependencies: [
                text,
                "TestSupport", "LarderCommand", "Geodesy", "Money", "Places", "Rates", "Terminal",
                .product(name: "Larder", package: "larder"),
                .product(name: "LarderSQLite", package: "larder"),
                .product(name: "LarderStorageKit", package: "larder"),
            ],
            swiftSettings: settings
        ),
    ]
)
