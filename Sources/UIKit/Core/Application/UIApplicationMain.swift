/// Runs an app: makes its delegate, launches it, and continues until the host ends it.
///
/// The host is the one that the program links, `ApplicationCommand`. The application's class is always `UIApplication`,
/// of which there is one instance.
@discardableResult @preconcurrency @MainActor
public func UIApplicationMain(
    _ argumentCount: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ applicationClassName: String?, _ delegateClassName: String?
) -> Int32 {
    let name = delegateClassName ?? ""
    let module = name.split(separator: ".").dropLast().joined(separator: ".")
    let status = ApplicationHosts.run(module: module) {
        let type = NSClassFromString(name) as? NSObject.Type
        guard let delegate = type?.make() as? any UIApplicationDelegate else {
            fatalError(
                "UIApplicationMain found no class '\(name)' that is an app delegate; pass "
                    + "NSStringFromClass(AppDelegate.self).")
        }
        return delegate
    }
    return status ?? 0
}

/// As above, with the type that the arguments had before Swift 5: apps rebind `CommandLine.unsafeArgv` to it.
@discardableResult @preconcurrency @MainActor
public func UIApplicationMain(
    _ argumentCount: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>>,
    _ applicationClassName: String?, _ delegateClassName: String?
) -> Int32 {
    UIApplicationMain(
        argumentCount, nil as UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, applicationClassName,
        delegateClassName)
}

extension UIApplicationDelegate where Self: NSObject {
    /// The entry point of `@main`.
    public static func main() {
        let module = String(reflecting: Self.self).split(separator: ".").dropLast().joined(separator: ".")
        if let status = ApplicationHosts.run(module: module, Self.make) { exit(status) }
    }
}

/// Runs apps: a host of this package, looked up by name so that an app's sources needn't mention it.
@MainActor package protocol ApplicationHost: AnyObject {
    /// Called before the app's first object is made.
    static func prepare(_ information: [String: Any])
    /// - Returns: the exit status of the process; nil if the process goes on with the app running.
    static func run(_ delegate: any UIApplicationDelegate, information: [String: Any], module: String) -> Int32?
}

@MainActor package enum ApplicationHosts {
    /// The name of the host's class; another one in a process that isn't the app's own, such as that of its tests.
    package static let className = TaskLocal(wrappedValue: "ApplicationCommand.CommandApplicationHost")

    /// Runs the app of a delegate, which is made once the app's fonts are known.
    static func run(module: String, _ makeDelegate: () -> any UIApplicationDelegate) -> Int32? {
        let name = className.get()
        guard let host = NSClassFromString(name) as? any ApplicationHost.Type else {
            fatalError(
                "The app has no host to run on: its executable doesn't link one. Add Masu's product ApplicationCommand to "
                    + "the executable's dependencies.")
        }
        let information = ApplicationBundles.information
        ApplicationFonts.register(information)
        host.prepare(information)
        return host.run(makeDelegate(), information: information, module: module)
    }
}
