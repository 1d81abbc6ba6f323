// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "larder-benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "larder", path: "..")],
    targets: [
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        // Links into Apps/Sources: the applications' dependencies are not needed here.
        .target(
            name: "Geodesy",
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]),
        .target(
            name: "FeedFormat",
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]),
        .target(
            name: "Feeds",
            dependencies: [
                "FeedFormat",
                .product(name: "Larder", package: "larder"),
                .product(name: "LarderHTTP", package: "larder"),
            ],
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]),
        .executableTarget(
            name: "LarderBenchmarks",
            dependencies: [
                "CSQLite", "FeedFormat", "Feeds", "Geodesy",
                .product(name: "LarderHTTP", package: "larder"),
                .product(name: "Larder", package: "larder"),
                .product(name: "LarderSQLite", package: "larder"),
                .product(name: "LarderSimulation", package: "larder"),
            ],
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .treatAllWarnings(as: .error),
            ]),
    ]
)
