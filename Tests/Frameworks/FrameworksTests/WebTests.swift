import HeadlessHost
import LinkPresentation
import LoopbackServer
import SafariServices
import WebKit
import XCTest

/// Apple's first example of `WKWebView`: a controller whose view it is.
private final class PageController: UIViewController, WKNavigationDelegate {
    let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    var heard: [String] = []
    var refused = ""

    override func loadView() {
        webView.navigationDelegate = self
        view = webView
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        heard.append("decide \(navigationAction.navigationType.rawValue)")
        decisionHandler(navigationAction.request.url?.host == refused ? .cancel : .allow)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        heard.append("start")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { heard.append("commit") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { heard.append("finish") }
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) { heard.append("fail \((error as NSError).code)") }
}

private final class Closing: NSObject, SFSafariViewControllerDelegate {
    var heard: [String] = []
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { heard.append("finish") }
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) { heard.append("loaded \(didLoadSuccessfully)") }
}

/// Kind: documented — Apple's pages on `WKWebView`, `WKNavigationDelegate`, `SFSafariViewController` and
/// `LPMetadataProvider`.
@MainActor final class WebTests: XCTestCase {
    func testAStringOfHTMLIsShown() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        let controller = PageController()
        host.show(controller)
        var progress: [Double] = []
        let observation = controller.webView.observe(\.estimatedProgress, options: [.new]) { view, _ in
            progress.append(view.estimatedProgress)
        }
        controller.webView.loadHTMLString(
            "<html><head><title>Rivers</title></head><body><h1>Rhine</h1><p>1233 km</p></body></html>", baseURL: nil)
        XCTAssertTrue(controller.webView.isLoading)
        try await turn()
        XCTAssertEqual(controller.heard, ["decide -1", "start", "commit", "finish"])
        XCTAssertEqual(controller.webView.title, "Rivers")
        XCTAssertFalse(controller.webView.isLoading)
        XCTAssertEqual(progress, [0.1, 1])
        XCTAssertTrue(host.accessibilityDump().contains("Rhine"), host.accessibilityDump())
        XCTAssertGreaterThan(controller.webView.scrollView.contentSize.height, 40)
        observation.invalidate()
    }

    func testTheTextOfAPageComesLater() async throws {
        _ = try HeadlessHost(device: "iphone-15")
        var texts: [String] = []
        NSAttributedString.loadFromHTML(string: "<p>Gr\u{FC}n &amp; <b>Rhine</b></p>") { text, attributes, error in
            XCTAssertNil(error)
            texts.append(text?.string ?? "")
        }
        let missing = URL(fileURLWithPath: "/nowhere/page.html")
        NSAttributedString.loadFromHTML(fileURL: missing) { text, _, error in
            XCTAssertNil(text)
            texts.append(
                (error as? CocoaError)?.code == .fileReadNoSuchFile ? "missing" : "\(String(describing: error))")
        }
        XCTAssertEqual(texts, [])
        try await until { texts.count == 2 }
        XCTAssertEqual(texts, ["Gr\u{FC}n & Rhine\n", "missing"])
    }

    func testAPageBeginsBelowTheBars() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        let controller = PageController()
        host.show(UINavigationController(rootViewController: controller))
        host.settle()
        controller.webView.loadHTMLString("<h1>Rhine</h1>", baseURL: nil)
        try await turn()
        let scrolled = controller.webView.scrollView
        XCTAssertGreaterThan(scrolled.adjustedContentInset.top, 80)
        XCTAssertEqual(scrolled.contentOffset.y, -scrolled.adjustedContentInset.top)
    }

    func testPagesOfAServerAndTheWayBack() async throws {
        XCTAssertTrue(HeadlessHost.answersRequests, "a session is older than the test bundle's observer")
        let host = try HeadlessHost(device: "iphone-15")
        let folder = try Answers([
            "https://example.org/": "<title>One</title>first", "https://example.org/two": "<title>Two</title>second",
        ])
        host.answers = try RequestAnswers(folder: folder.url)
        let controller = PageController()
        host.show(controller)
        controller.webView.load(URLRequest(url: try XCTUnwrap(URL(string: "https://example.org/"))))
        try await until { controller.webView.title == "One" }
        controller.webView.load(URLRequest(url: try XCTUnwrap(URL(string: "https://example.org/two"))))
        try await until { controller.webView.title == "Two" }
        XCTAssertTrue(controller.webView.canGoBack)
        controller.webView.goBack()
        try await until { controller.webView.title == "One" }
        XCTAssertEqual(controller.webView.url?.absoluteString, "https://example.org/")
        XCTAssertTrue(controller.webView.canGoForward)

        controller.heard = []
        controller.webView.load(URLRequest(url: try XCTUnwrap(URL(string: "https://example.org/missing"))))
        try await until { controller.heard.count == 3 }
        XCTAssertEqual(controller.heard, ["decide -1", "start", "fail \(URLError.notConnectedToInternet.rawValue)"])
        XCTAssertEqual(host.answers?.unanswered, ["GET https://example.org/missing"])

        controller.refused = "example.com"
        controller.heard = []
        controller.webView.load(URLRequest(url: try XCTUnwrap(URL(string: "https://example.com/"))))
        try await until { controller.heard.count == 2 }
        XCTAssertEqual(controller.heard, ["decide -1", "fail 102"])

        let metadata = try await LPMetadataProvider().startFetchingMetadata(
            for: try XCTUnwrap(URL(string: "https://example.org/two")))
        XCTAssertEqual(metadata.title, "Two")
        let link = LPLinkView(metadata: metadata)
        XCTAssertGreaterThan(link.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, 30)
    }

    func testScriptsDontRun() async throws {
        do {
            _ = try await WKWebView().evaluateJavaScript("document.title")
            XCTFail("a script ran")
        } catch { XCTAssertEqual((error as? WKError)?.code, .javaScriptExceptionOccurred) }
    }

    func testABrowserIsClosedByItsButton() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        let root = UIViewController()
        host.show(root)
        let closing = Closing()
        let browser = SFSafariViewController(url: try XCTUnwrap(URL(string: "https://www.apple.com/ios")))
        browser.delegate = closing
        root.present(browser, animated: false)
        try await turn()
        host.advanceUntilStill()
        XCTAssertTrue(host.accessibilityDump().contains("www.apple.com"), host.accessibilityDump())
        try host.activate("Done")
        host.advanceUntilStill()
        XCTAssertEqual(closing.heard, ["loaded false", "finish"])
        XCTAssertNil(root.presentedViewController)
    }
}

/// Waits for another thread, five seconds at most.
@MainActor func until(_ condition: () -> Bool, file: StaticString = #filePath, line: UInt = #line) async throws {
    for _ in 0..<500 where !condition() { try await Task.sleep(nanoseconds: 10_000_000) }
    XCTAssertTrue(condition(), "it didn't come true in five seconds", file: file, line: line)
}

/// A folder with answers, which goes with its object.
final class Answers {
    let url: URL

    /// - Parameter pages: the bodies of GET requests by their URLs; HTML.
    init(_ pages: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("answers-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        var list: [[String: String]] = []
        for (index, page) in pages.sorted(by: { $0.key < $1.key }).enumerated() {
            try Data(page.value.utf8).write(to: url.appendingPathComponent("\(index).html"))
            list.append(["url": page.key, "file": "\(index).html"])
        }
        try JSONEncoder().encode(list).write(to: url.appendingPathComponent("answers.json"))
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
