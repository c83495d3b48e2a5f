/// Elements that are known only when the menu is shown.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void
    private let provider: Provider
    private let keeps: Bool
    private var kept: [UIMenuElement]?

    /// Asked once; what it gives is kept.
    public convenience init(_ elementProvider: @escaping Provider) { self.init(elementProvider, keeps: true) }
    /// Asked each time that the menu is shown.
    public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, keeps: false)
    }

    private init(_ provider: @escaping Provider, keeps: Bool) {
        self.provider = provider
        self.keeps = keeps
        super.init(title: "", image: nil)
    }

    /// - Returns: what is known already; nil where the provider will tell later.
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
