import HeadlessHost
import XCTest

@testable import UIKit

/// Logs every call, with offsets where they matter.
final class ScrollListener: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var retarget: ((CGPoint, CGPoint) -> CGPoint)?
    var letsScrollToTop = true
    var zoomed: UIView?
    /// Consecutive scrolls and zooms are one line.
    private func add(_ call: String) {
        if calls.last != call || call != "scroll" && call != "zoom" { calls.append(call) }
    }
    @MainActor func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { add("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("will drag") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        add("will end")
        if let retarget { targetContentOffset.pointee = retarget(velocity, targetContentOffset.pointee) }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        add("did end \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { add("will decelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("did decelerate") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { add("did animate") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { letsScrollToTop }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { add("did reach top") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { add("inset") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { add("will zoom") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { add("zoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        add("did zoom \(scale)")
    }
}

/// A scroll view of 300 by 400 points at (20, 100) on a screen of 375 by 667 at two pixels a point.
@MainActor final class ScrollFixture {
    let host: HeadlessHost
    let view: UIScrollView
    let listener = ScrollListener()
    let controller = UIViewController()

    init(_ view: UIScrollView? = nil, content: CGSize = CGSize(width: 300, height: 4000)) throws {
        host = try HeadlessHost()
        self.view = view ?? UIScrollView()
        self.view.frame = CGRect(x: 20, y: 100, width: 300, height: 400)
        self.view.contentInsetAdjustmentBehavior = .never
        self.view.contentSize = content
        controller.view.addSubview(self.view)
        host.show(controller)
        self.view.delegate = listener
    }

    /// A drag from a place of the screen, by a distance, with the finger at rest at its end unless it flicks.
    func drag(_ x: CGFloat, _ y: CGFloat, from start: CGPoint = CGPoint(x: 170, y: 300), flicks: Bool = false) {
        let end = CGPoint(x: start.x + x, y: start.y + y)
        var script = TouchScript.drag(from: start, to: end, duration: 0.2)
        if !flicks, let last = script.steps.last { script.steps[script.steps.count - 1].time = last.time + 0.3 }
        host.play(script)
    }
}
