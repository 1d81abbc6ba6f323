// swift-tools-version: 6.2
import PackageDescription

/// A storage by somebody else: it sees what is public, and nothing more.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "small-storage",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "larder", path: "../..", traits: [])],
    targets: [
        .target(
            name: "SmallStorage",
            dependencies: [
                .product(name: "Larder", package: "larder"),
                .product(name: "LarderStorageKit", package: "larder"),
            ],
            swiftSettings: settings),
        .target(
            name: "MainActorApp",
            dependencies: [.product(name: "Larder", package: "larder")],
            swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
        .testTarget(
            name: "SmallStorageTests",
            dependencies: [
                "SmallStorage",
                .product(name: "LarderStorageKit", package: "larder"),
                .product(name: "LarderTesting", package: "larder"),
            ],
            swiftSettings: settings),
    ]
)
