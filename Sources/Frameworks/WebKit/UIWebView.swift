import UIKit

/// The web view before `WKWebView`, as UIKit had it until iOS 12: a page in a view, shown as `WKWebView` shows it.
///
/// It is here, and not in UIKit, since nothing else there draws pages; the source adapter imports this module where an app names
/// the class.
@preconcurrency @MainActor open class UIWebView: UIView {
    public enum NavigationType: Int, Sendable {
        case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
    }

    open weak var delegate: (any UIWebViewDelegate)?
    open var scalesPageToFit = false
    open var allowsInlineMediaPlayback = false
    open var mediaPlaybackRequiresUserAction = true
    open var dataDetectorTypes: UIDataDetectorTypes = .all

    private let web = WKWebView(frame: .zero)
    private let listener = PageListener()
    /// The request that was loaded last.
    open private(set) var request: URLRequest?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        listener.view = self
        web.navigationDelegate = listener
        web.frame = bounds
        web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(web)
    }

    open var scrollView: UIScrollView { web.scrollView }
    open var isLoading: Bool { web.isLoading }
    open var canGoBack: Bool { web.canGoBack }
    open var canGoForward: Bool { web.canGoForward }

    open func loadRequest(_ request: URLRequest) {
        self.request = request
        web.load(request)
    }
    open func loadHTMLString(_ string: String, baseURL: URL?) { web.loadHTMLString(string, baseURL: baseURL) }
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
        web.load(data, mimeType: MIMEType, characterEncodingName: textEncodingName, baseURL: baseURL)
    }
    open func reload() { web.reload() }
    open func stopLoading() { web.stopLoading() }
    open func goBack() { web.goBack() }
    open func goForward() { web.goForward() }

    /// Nil: no script runs here.
    @discardableResult
    open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

    fileprivate func mayLoad(_ action: WKNavigationAction) -> Bool {
        let kind: NavigationType =
            switch action.navigationType {
            case .linkActivated: .linkClicked
            case .formSubmitted: .formSubmitted
            case .backForward: .backForward
            case .reload: .reload
            case .formResubmitted: .formResubmitted
            case .other: .other
            }
        guard delegate?.webView(self, shouldStartLoadWith: action.request, navigationType: kind) ?? true else {
            return false
        }
        request = action.request
        return true
    }
}

/// The object that hears of a web view's loads.
@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
    func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool
    func webViewDidStartLoad(_ webView: UIWebView)
    func webViewDidFinishLoad(_ webView: UIWebView)
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    public func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool { true }
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

/// The listener that passes a page's steps on, in the words of the earlier delegate.
private final class PageListener: NSObject, WKNavigationDelegate {
    weak var view: UIWebView?

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(view?.mayLoad(navigationAction) ?? true ? .allow : .cancel) }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        if let view { view.delegate?.webViewDidStartLoad(view) }
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        if let view { view.delegate?.webViewDidFinishLoad(view) }
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        if let view { view.delegate?.webView(view, didFailLoadWithError: error) }
    }
}
