// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// As much of UIKit as Screens+UIKit.swift names, so that it can be type-checked where there is no UIKit.
public import Foundation

@MainActor open class UIView {
    public init() {}
}

@MainActor public final class UILabel: UIView {
    public var text: String?
}

@MainActor public final class UITableView: UIView {
    public enum RowAnimation { case automatic }
    public func beginUpdates() {}
    public func endUpdates() {}
    public func insertRows(at paths: [IndexPath], with animation: RowAnimation) {}
    public func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {}
    public func reloadData() {}
}

@MainActor open class UIViewController {
    public init(nibName: String?, bundle: Bundle?) {}
    public required init?(coder: NSCoder) {}
    open func viewDidLoad() {}
}
