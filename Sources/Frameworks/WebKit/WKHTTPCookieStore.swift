import UIKit

@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

/// The cookies of web views: those that the app sets, as no page of the network is loaded.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []
    private let observers = NSHashTable<AnyObject>.weakObjects()

    override init() { super.init() }

    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
        let cookies = cookies
        later { completionHandler(cookies) }
    }

    open func allCookies() async -> [HTTPCookie] { cookies }

    /// Sets a cookie in place of the one with its name, domain and path.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        cookies.removeAll { Self.isSame($0, cookie) }
        cookies.append(cookie)
        changed(completionHandler)
    }

    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        cookies.removeAll { Self.isSame($0, cookie) }
        changed(completionHandler)
    }

    open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.add(observer) }
    open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.remove(observer) }

    private func changed(_ completion: (() -> Void)?) {
        for case let observer as any WKHTTPCookieStoreObserver in observers.allObjects {
            observer.cookiesDidChange(in: self)
        }
        if let completion { later(completion) }
    }

    private func later(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        DispatchQueue.main.async { block() }
    }

    private static func isSame(_ first: HTTPCookie, _ second: HTTPCookie) -> Bool {
        (first.name, first.domain, first.path) == (second.name, second.domain, second.path)
    }
}
