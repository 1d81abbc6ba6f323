// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "larder-benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(
            name: "larder", path: "..", traits: [.defaults, .trait(name: "Postgres")]),
        .package(name: "larder-apps", path: "../Apps"),
    ],
    targets: [
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        .systemLibrary(
            name: "CPostgres", pkgConfig: "libpq",
            providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
        .executableTarget(
            name: "LarderBenchmarks",
            dependencies: [
                "CSQLite", "CPostgres",
                .product(name: "Feeds", package: "larder-apps"),
                .product(name: "Geodesy", package: "larder-apps"),
                .product(name: "LarderHTTP", package: "larder"),
                .product(name: "LarderHTTPTesting", package: "larder"),
                .product(name: "Larder", package: "larder"),
                .product(name: "LarderPostgres", package: "larder"),
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
