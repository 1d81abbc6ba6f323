// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// As much of SwiftUI as Screens+SwiftUI.swift names, so that it can be type-checked where there is no SwiftUI.
@MainActor public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View { public var body: Never { return fatalError("a stub") } }

public struct Stub: View { public var body: Never { return fatalError("a stub") } }

@resultBuilder public enum ViewBuilder {
    public static func buildBlock<each Content>(_ content: repeat each Content) -> Stub { Stub() }
    public static func buildIf(_ content: Stub?) -> Stub { Stub() }
    public static func buildEither(first: Stub) -> Stub { Stub() }
    public static func buildEither(second: Stub) -> Stub { Stub() }
}

@propertyWrapper public struct State<Value> {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var wrappedValue: Value
}

public struct Text: View {
    public init(_ text: some StringProtocol) {}
    public var body: Never { return fatalError("a stub") }
}

public struct Button: View {
    public init(_ title: String, action: @escaping @MainActor () -> Void) {}
    public var body: Never { return fatalError("a stub") }
}

public struct ProgressView: View {
    public init() {}
    public var body: Never { return fatalError("a stub") }
}

public struct List<Item>: View {
    public init<Content: View>(
        _ items: [Item], @ViewBuilder row: @escaping (Item) -> Content
    ) where Item: Identifiable {}
    public var body: Never { return fatalError("a stub") }
}

public struct VStack: View {
    public init<Content: View>(@ViewBuilder content: () -> Content) {}
    public var body: Never { return fatalError("a stub") }
}

extension View {
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
    public func onAppear(perform action: (() -> Void)?) -> some View { self }
}
