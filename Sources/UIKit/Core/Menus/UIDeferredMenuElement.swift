/// Elements that are provided when the menu is shown.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void
    private let provider: Provider
    private let keeps: Bool
    private var kept: [UIMenuElement]?

    /// Called once; its elements are cached.
    public convenience init(_ elementProvider: @escaping Provider) { self.init(elementProvider, keeps: true) }
    /// Called each time that the menu is shown.
    public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, keeps: false)
    }

    private init(_ provider: @escaping Provider, keeps: Bool) {
        self.provider = provider
        self.keeps = keeps
        super.init(title: "", image: nil)
    }

    /// - Returns: the elements known already; nil where the provider calls back later.
    func resolve(_ arrived: @escaping ([UIMenuElement]) -> Void) -> [UIMenuElement]? {
        if let kept { return kept }
        var given: [UIMenuElement]?
        var isLate = false
        provider { [weak self] elements in
            if self?.keeps ?? false { self?.kept = elements }
            given = elements
            if isLate { arrived(elements) }
        }
        isLate = true
        return given
    }
}
