import Foundation
import UIKit

extension HeadlessHost {
    /// The answers to the app's URL requests in place of the network; nil lets requests go there.
    ///
    /// Sessions ask for them as long as the host lasts.
    public var answers: RequestAnswers? {
        get { storedAnswers }
        set {
            storedAnswers = newValue
            if AnsweringProtocol.isNetworkingLinked { AnsweringProtocol.answers = newValue }
        }
    }

    /// False if a session is older than the host's own protocol, so that requests go to the network: a program of a compiler
    /// before 6.3 made one before its first host.
    public static var answersRequests: Bool { !AnsweringProtocol.isNetworkingLinked || AnsweringProtocol.isAsked }

    /// The number of times that requests have begun in this program.
    package static var askedRequests: Int { AnsweringProtocol.askedRequests }

    /// Waits, in real time, for answers from the network after requests have begun: until the screen has changed and then
    /// rests for four tenths of a second, three seconds at most where nothing changes or the app shows that it is still
    /// busy, and ten in all.
    ///
    /// Work that the app delays as it gets an answer is waited for, too.
    ///
    /// - Parameters:
    ///   - count: `askedRequests` when the screen rested last; without a newer request there is no wait.
    ///   - delay: the seconds until the last piece of delayed work becomes due.
    /// - Returns: `askedRequests` now.
    package func settleNetwork(since count: Int, delay: () -> TimeInterval = { 0 }) -> Int {
        guard answers == nil, Self.askedRequests != count else { return Self.askedRequests }
        let start = Date()
        var (known, last, change) = (Self.askedRequests, RecordedScreen(of: self), start)
        var (hasChanged, due) = (false, start)
        while Date().timeIntervalSince(start) < 10 {
            wait(upTo: 0.05) { false }
            let screen = RecordedScreen(of: self)
            if screen != last || Self.askedRequests != known {
                hasChanged = hasChanged || screen != last
                (last, known, change) = (screen, Self.askedRequests, Date())
            }
            let rest = Date().timeIntervalSince(change)
            if rest < 0.1 { due = Date().addingTimeInterval(delay()) }
            if rest > (hasChanged && !showsActivity ? 0.4 : 3), Date().timeIntervalSince(due) > 0.1 { break }
        }
        return Self.askedRequests
    }

    /// Waits, in real time, for blocks of the main queue that bring other ones and for results of other threads: until the
    /// screen rests for a tenth of a second, three seconds where the app shows that it is busy, and ten in all.
    ///
    /// Work that the app has delayed by then is waited for as well. What such work delays anew counts only if the screen has
    /// changed: a loop that looks every second whether there is news doesn't keep a screen that shows none from its rest.
    ///
    /// - Parameter delay: the seconds until the last piece of delayed work becomes due.
    package func settleWork(delay: () -> TimeInterval = { 0 }) {
        let start = Date()
        var (last, change) = (RecordedScreen(of: self), start)
        var due = start
        while Date().timeIntervalSince(start) < 10 {
            wait(upTo: 0.02) { false }
            let screen = RecordedScreen(of: self)
            if screen != last { (last, change) = (screen, Date()) }
            if Date().timeIntervalSince(change) < 0.1 { due = Date().addingTimeInterval(delay()) }
            if Date().timeIntervalSince(max(change, due)) > (showsActivity ? 3 : 0.1) { break }
        }
    }

    /// True if an activity indicator turns, or a list shows that it is refreshed.
    private var showsActivity: Bool {
        var views: [UIView] = UIApplication.shared.visibleWindows
        while let view = views.popLast() {
            if view.isHidden { continue }
            if (view as? UIActivityIndicatorView)?.isAnimating ?? false { return true }
            if (view as? UIRefreshControl)?.isRefreshing ?? false { return true }
            views += view.subviews
        }
        return false
    }

    /// Waits, in real time, until the app has received its answers and made no request for a twentieth of a second; ten
    /// seconds at most.
    public func settleRequests() {
        guard let answers else { return }
        let end = Date().addingTimeInterval(10)
        var count = -1
        while count != answers.requestCount, Date() < end {
            count = answers.requestCount
            wait(upTo: 0.05) { false }
        }
    }
}
