extension UINavigationController {
    @_silgen_name("masu_UINavigationController_make")
    convenience init(makingAround rootViewController: __owned UIViewController) {
        self.init(rootViewController: rootViewController)
    }

    @_silgen_name("masu_UINavigationController_make")
    private static func allocate(makingAround rootViewController: __owned UIViewController) -> Self

    public static func _make(rootViewController: UIViewController) -> Self {
        allocate(makingAround: rootViewController)
    }
}
