extension UIStoryboardSegue {
    @_silgen_name("masu_UIStoryboardSegue_make")
    convenience init(
        making identifier: __owned String?, source: __owned UIViewController, destination: __owned UIViewController
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
    }

    @_silgen_name("masu_UIStoryboardSegue_make")
    private static func allocate(
        making identifier: __owned String?, source: __owned UIViewController, destination: __owned UIViewController
    ) -> Self

    static func make(identifier: String?, source: UIViewController, destination: UIViewController) -> Self {
        allocate(making: identifier, source: source, destination: destination)
    }
}
