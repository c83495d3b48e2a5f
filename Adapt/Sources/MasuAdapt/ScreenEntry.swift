internal import SwiftSyntax

/// The entry of an app whose entry is SwiftUI's, `@main struct Lakes: App`: its delegate gets UIKit's life cycle, and a window shows the
/// app's name unless the delegate makes one.
struct ScreenEntry {
    let text: String

    /// nil for what isn't such an entry.
    init?(of node: StructDeclSyntax) {
        let bases = node.inheritanceClause?.inheritedTypes.map(\.type.simpleName) ?? []
        guard node.attributes.has("main"), bases.contains("App") else { return nil }
        let name = node.name.text
        let own = Self.delegate(of: node)
        let declared = own == nil ? "final class _\(name)Delegate: UIResponder, UIApplicationDelegate {}; " : ""
        text =
            declared + "@main enum \(name) { @MainActor private static var window: UIWindow?; "
            + "@MainActor static func main() { NotificationCenter.default.addObserver("
            + "forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: nil) { _ in "
            + "MainActor.assumeIsolated { guard UIApplication.shared.windows.allSatisfy(\\.isHidden) else { return }; "
            + "let window = UIWindow(frame: UIScreen.main.bounds); "
            + "window.rootViewController = UIHostingController(rootView: _UndrawnView(\"\(name)\")); "
            + "window.makeKeyAndVisible(); self.window = window } }; "
            + "\(own ?? "_\(name)Delegate").main() } }"
    }

    /// `Delegate` of `@UIApplicationDelegateAdaptor(Delegate.self) var delegate`, or of the property's type.
    private static func delegate(of node: StructDeclSyntax) -> String? {
        for member in node.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self),
                let adaptor = variable.attributes.attribute("UIApplicationDelegateAdaptor")
            else { continue }
            let argument = adaptor.arguments?.trimmedDescription ?? ""
            if argument.hasSuffix(".self") { return String(argument.dropLast(".self".count)) }
            return variable.bindings.first?.typeAnnotation?.type.trimmedDescription
        }
        return nil
    }
}
