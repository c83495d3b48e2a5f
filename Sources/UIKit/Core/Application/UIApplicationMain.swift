/// Runs an app: makes its delegate, launches it, and continues until the host ends it.
///
/// The host is the one that the program links, `ApplicationCommand`. The application's class is always `UIApplication`,
/// of which there is one instance.
@discardableResult @preconcurrency @MainActor
public func UIApplicationMain(
    _ argumentCount: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ applicationClassName: String?, _ delegateClassName: String?
) -> Int32 {
    guard let name = delegateClassName, let type = NSClassFromString(name) as? NSObject.Type,
        let delegate = type.make() as? any UIApplicationDelegate
    else {
        fatalError(
            "UIApplicationMain found no class '\(delegateClassName ?? "")' that is an app delegate; pass "
                + "NSStringFromClass(AppDelegate.self).")
    }
    return ApplicationHosts.run(delegate, module: name.split(separator: ".").dropLast().joined(separator: "."))
}

extension UIApplicationDelegate where Self: NSObject {
    /// The entry point of `@main`.
    public static func main() {
        let module = String(reflecting: Self.self).split(separator: ".").dropLast().joined(separator: ".")
        exit(ApplicationHosts.run(Self.make(), module: module))
    }
}

/// Runs apps: a host of this package, looked up by name so that an app's sources needn't mention it.
@MainActor package protocol ApplicationHost: AnyObject {
    /// - Returns: the exit status of the process.
    static func run(_ delegate: any UIApplicationDelegate, information: [String: Any], module: String) -> Int32
}

@MainActor enum ApplicationHosts {
    static func run(_ delegate: any UIApplicationDelegate, module: String) -> Int32 {
        let name = "ApplicationCommand.CommandApplicationHost"
        guard let host = NSClassFromString(name) as? any ApplicationHost.Type else {
            fatalError(
                "The app has no host to run on: its executable doesn't link one. Add Masu's product ApplicationCommand to "
                    + "the executable's dependencies.")
        }
        return host.run(delegate, information: ApplicationBundles.information, module: module)
    }
}
