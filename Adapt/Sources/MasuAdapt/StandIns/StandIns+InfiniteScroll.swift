extension StandIns {
    /// `addInfiniteScroll { table in … }` and what goes with it.
    static let infiniteScroll = #"""
        // A stand-in for UIScrollView_InfiniteScroll by Masu: at the end of the content an indicator, and a call for more.
        import Foundation
        @_exported import UIKit

        public enum InfiniteScrollDirection: UInt, Sendable {
            case vertical, horizontal
        }

        private var key: UInt8 = 0

        @MainActor fileprivate final class EndOfContent {
            unowned let view: UIScrollView
            var observation: NSKeyValueObservation?
            var handler: ((UIScrollView) -> Void)?
            var mayLoad: ((UIScrollView) -> Bool)?
            var indicator: UIView?
            var style = UIActivityIndicatorView.Style.medium
            var margin: CGFloat = 11
            var offset: CGFloat = 0
            var direction = InfiniteScrollDirection.vertical
            var isLoading = false
            /// The part of the content's inset that the indicator has added.
            private var added: CGFloat = 0

            init(_ view: UIScrollView) { self.view = view }

            private var isVertical: Bool { direction == .vertical }

            func scrolled() {
                guard handler != nil, !isLoading, view.isDragging || view.isDecelerating else { return }
                let (content, bounds, inset) = (view.contentSize, view.bounds, view.adjustedContentInset)
                let end = isVertical ? content.height + inset.bottom - bounds.height : content.width + inset.right - bounds.width
                let position = isVertical ? bounds.minY : bounds.minX
                guard (isVertical ? content.height : content.width) > 1, position > max(end, 0) - offset else { return }
                begin()
            }

            func begin() {
                guard let handler, !isLoading, mayLoad?(view) ?? true else { return }
                isLoading = true
                let shown = indicator ?? UIActivityIndicatorView(style: style)
                indicator = shown
                if shown.bounds.isEmpty { shown.sizeToFit() }
                let content = view.contentSize
                added = (isVertical ? shown.bounds.height : shown.bounds.width) + 2 * margin
                if isVertical {
                    shown.center = CGPoint(x: view.bounds.width / 2, y: content.height + added / 2)
                    view.contentInset.bottom += added
                } else {
                    shown.center = CGPoint(x: content.width + added / 2, y: view.bounds.height / 2)
                    view.contentInset.right += added
                }
                view.addSubview(shown)
                (shown as? UIActivityIndicatorView)?.startAnimating()
                DispatchQueue.main.async { [weak view] in
                    if let view { handler(view) }
                }
            }

            func finish(_ completion: ((UIScrollView) -> Void)?) {
                guard isLoading else { return }
                isLoading = false
                (indicator as? UIActivityIndicatorView)?.stopAnimating()
                indicator?.removeFromSuperview()
                if isVertical { view.contentInset.bottom -= added } else { view.contentInset.right -= added }
                added = 0
                completion?(view)
            }
        }

        extension UIScrollView {
            fileprivate var endOfContent: EndOfContent {
                if let known = objc_getAssociatedObject(self, &key) as? EndOfContent { return known }
                let new = EndOfContent(self)
                objc_setAssociatedObject(self, &key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                return new
            }

            public var isAnimatingInfiniteScroll: Bool { endOfContent.isLoading }
            public var infiniteScrollDirection: InfiniteScrollDirection {
                get { endOfContent.direction }
                set { endOfContent.direction = newValue }
            }
            public var infiniteScrollIndicatorStyle: UIActivityIndicatorView.Style {
                get { endOfContent.style }
                set { endOfContent.style = newValue }
            }
            public var infiniteScrollIndicatorView: UIView? {
                get { endOfContent.indicator }
                set { endOfContent.indicator = newValue }
            }
            public var infiniteScrollIndicatorMargin: CGFloat {
                get { endOfContent.margin }
                set { endOfContent.margin = newValue }
            }
            public var infiniteScrollTriggerOffset: CGFloat {
                get { endOfContent.offset }
                set { endOfContent.offset = newValue }
            }
            public func removeInfiniteScroll() {
                endOfContent.finish(nil)
                (endOfContent.handler, endOfContent.observation) = (nil, nil)
            }
            public func beginInfiniteScroll(_ forceScroll: Bool) { endOfContent.begin() }
        }

        /// The calls that hand over the view, by its own type.
        @preconcurrency @MainActor public protocol InfiniteScrolling: UIScrollView {}
        extension UIScrollView: InfiniteScrolling {}

        extension InfiniteScrolling {
            public func addInfiniteScroll(handler: @escaping (Self) -> Void) {
                let end = endOfContent
                end.handler = { if let view = $0 as? Self { handler(view) } }
                end.observation = observe(\.contentOffset) { [weak end] _, _ in end?.scrolled() }
            }
            public func setShouldShowInfiniteScrollHandler(_ handler: @escaping (Self) -> Bool) {
                endOfContent.mayLoad = { ($0 as? Self).map(handler) ?? true }
            }
            public func finishInfiniteScroll(completion: ((Self) -> Void)? = nil) {
                endOfContent.finish(completion.map { act in { if let view = $0 as? Self { act(view) } } })
            }
        }
        """#
}
