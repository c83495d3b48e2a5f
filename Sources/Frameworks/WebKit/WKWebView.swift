import UIKit

/// A view of a page of HTML: its text is laid out and drawn as attributed text is. Scripts don't run, pictures and
/// style sheets beside the page aren't fetched.
///
/// Pages come from strings, from data, from files, and by `URLSession` from the network or from what the host answers.
/// If a page can't be had, its address is shown and the delegate is told the reason.
@preconcurrency @MainActor open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    public let scrollView: UIScrollView
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var pageZoom: CGFloat = 1
    open var isInspectable = false
    open var underPageBackgroundColor: UIColor! = .systemBackground

    /// The page's properties can be observed.
    open private(set) var url: URL? {
        willSet { willChangeValue(for: \.url) }
        didSet { didChangeValue(for: \.url) }
    }
    open private(set) var title: String? {
        willSet { willChangeValue(for: \.title) }
        didSet { didChangeValue(for: \.title) }
    }
    open private(set) var isLoading = false {
        willSet { willChangeValue(for: \.isLoading) }
        didSet { didChangeValue(for: \.isLoading) }
    }
    /// From 0 to 1: a tenth at the start of a load, all at its end.
    open private(set) var estimatedProgress = 0.0 {
        willSet { willChangeValue(for: \.estimatedProgress) }
        didSet { didChangeValue(for: \.estimatedProgress) }
    }
    open var hasOnlySecureContent: Bool { url?.scheme == "https" }

    private let page = PageView()
    private var history = PageHistory()
    private var load: PageLoad?

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        scrollView = page
        super.init(frame: frame)
        prepare()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        scrollView = page
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = .systemBackground
        page.frame = bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.follow = { [weak self] in self?.follow($0) }
        addSubview(page)
    }

    // MARK: Loads

    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { begin(.request(request), .other, isNew: true) }

    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        begin(.data(Data(string.utf8), baseURL ?? URL(string: "about:blank")), .other, isNew: true)
    }

    @discardableResult
    open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? { begin(.data(data, baseURL), .other, isNew: true) }

    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        begin(.request(URLRequest(url: URL)), .other, isNew: true)
    }

    @discardableResult
    open func reload() -> WKNavigation? { history.current.flatMap { begin($0, .reload, isNew: false) } }

    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }

    open func stopLoading() {
        guard let load else { return }
        load.cancel()
        fail(load, URLError(.cancelled))
    }

    // MARK: History

    open var canGoBack: Bool { history.canGoBack }
    open var canGoForward: Bool { history.canGoForward }

    @discardableResult
    open func goBack() -> WKNavigation? { history.goBack().flatMap { begin($0, .backForward, isNew: false) } }

    @discardableResult
    open func goForward() -> WKNavigation? { history.goForward().flatMap { begin($0, .backForward, isNew: false) } }

    // MARK: Scripts

    /// Fails: no script runs here.
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler?(nil, Self.noScripts) }
    }

    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any { throw Self.noScripts }

    private nonisolated static var noScripts: WKError {
        WKError(.javaScriptExceptionOccurred, "JavaScript doesn't run in Masu's WKWebView.")
    }

    // MARK: Steps of a load

    private func follow(_ url: URL) { begin(.request(URLRequest(url: url)), .linkActivated, isNew: true) }

    @discardableResult
    private func begin(_ source: PageSource, _ type: WKNavigationType, isNew: Bool) -> WKNavigation? {
        load?.cancel()
        let next = PageLoad(source, isNew: isNew)
        load = next
        isLoading = true
        estimatedProgress = 0.1
        DispatchQueue.main.async { [weak self] in self?.decide(next, type) }
        return next.navigation
    }

    private func decide(_ next: PageLoad, _ type: WKNavigationType) {
        guard load === next else { return }
        let action = WKNavigationAction(next.source.request, type, self)
        let decision: @MainActor (WKNavigationActionPolicy) -> Void = { [weak self] policy in
            guard let self, load === next else { return }
            guard policy == .allow else { return fail(next, PageLoad.refused) }
            start(next)
        }
        guard let navigationDelegate else { return decision(.allow) }
        navigationDelegate.webView(self, decidePolicyFor: action, decisionHandler: decision)
    }

    private func start(_ next: PageLoad) {
        url = next.source.request.url
        navigationDelegate?.webView(self, didStartProvisionalNavigation: next.navigation)
        next.fetch { [weak self] result in
            guard let self, load === next else { return }
            switch result {
            case .failure(let error): fail(next, error)
            case .success(let answer): receive(answer, next)
            }
        }
    }

    private func receive(_ answer: PageLoad.Answer, _ next: PageLoad) {
        let decision: @MainActor (WKNavigationResponsePolicy) -> Void = { [weak self] policy in
            guard let self, load === next else { return }
            guard policy == .allow else { return fail(next, PageLoad.refused) }
            finish(answer, next)
        }
        guard let response = answer.response, let navigationDelegate else { return decision(.allow) }
        navigationDelegate.webView(
            self, decidePolicyFor: WKNavigationResponse(response), decisionHandler: decision)
    }

    private func finish(_ answer: PageLoad.Answer, _ next: PageLoad) {
        if let address = answer.response?.url { url = address }
        if next.isNew { history.add(next.source) }
        navigationDelegate?.webView(self, didCommit: next.navigation)
        title = page.show(answer.data)
        load = nil
        estimatedProgress = 1
        isLoading = false
        navigationDelegate?.webView(self, didFinish: next.navigation)
    }

    private func fail(_ next: PageLoad, _ error: any Error) {
        load = nil
        estimatedProgress = 0
        isLoading = false
        page.showAddress(next.source.request.url)
        navigationDelegate?.webView(self, didFailProvisionalNavigation: next.navigation, withError: error)
    }
}
