extension StandIns {
    /// The indicators that SDWebImage shows while a picture comes.
    static let pictureIndicators = """
        /// A view that is shown over another one while its picture comes.
        @preconcurrency @MainActor public protocol SDWebImageIndicator: AnyObject {
            var indicatorView: UIView { get }
            func startAnimatingIndicator()
            func stopAnimatingIndicator()
            func updateProgress(_ progress: Double)
        }
        extension SDWebImageIndicator {
            public func updateProgress(_ progress: Double) {}
        }

        @preconcurrency @MainActor public final class SDWebImageActivityIndicator: NSObject, SDWebImageIndicator {
            private let activity: UIActivityIndicatorView
            public var indicatorView: UIView { activity }

            private init(_ style: UIActivityIndicatorView.Style, _ color: UIColor? = nil) {
                activity = UIActivityIndicatorView(style: style)
                if let color { activity.color = color }
            }

            static func of(_ style: UIActivityIndicatorView.Style) -> SDWebImageActivityIndicator { .init(style) }
            public class var gray: SDWebImageActivityIndicator { .init(.medium, .gray) }
            public class var grayLarge: SDWebImageActivityIndicator { .init(.large, .gray) }
            public class var white: SDWebImageActivityIndicator { .init(.medium, .white) }
            public class var whiteLarge: SDWebImageActivityIndicator { .init(.large, .white) }
            public class var medium: SDWebImageActivityIndicator { .init(.medium) }
            public class var large: SDWebImageActivityIndicator { .init(.large) }

            public func startAnimatingIndicator() { activity.startAnimating() }
            public func stopAnimatingIndicator() { activity.stopAnimating() }
        }

        @preconcurrency @MainActor public final class SDWebImageProgressIndicator: NSObject, SDWebImageIndicator {
            private let bar: UIProgressView
            public var indicatorView: UIView { bar }

            private init(_ style: UIProgressView.Style) {
                bar = UIProgressView(progressViewStyle: style)
                bar.isHidden = true
            }

            public class var `default`: SDWebImageProgressIndicator { .init(.default) }
            public class var bar: SDWebImageProgressIndicator { .init(.bar) }

            public func startAnimatingIndicator() { (bar.progress, bar.isHidden) = (0, false) }
            public func stopAnimatingIndicator() { (bar.progress, bar.isHidden) = (1, true) }
            public func updateProgress(_ progress: Double) { bar.setProgress(Float(progress), animated: true) }
        }

        private var indicatorKey: UInt8 = 0

        /// The indicator by its names before release 5.
        extension UIView {
            public func sd_setShowActivityIndicatorView(_ show: Bool) {
                sd_imageIndicator = show ? sd_imageIndicator ?? SDWebImageActivityIndicator.medium : nil
            }
            public func sd_setIndicatorStyle(_ style: UIActivityIndicatorView.Style) {
                sd_imageIndicator = SDWebImageActivityIndicator.of(style)
            }
        }

        extension UIView {
            /// Shown in the middle from the beginning of a load to its end.
            public var sd_imageIndicator: (any SDWebImageIndicator)? {
                get { objc_getAssociatedObject(self, &indicatorKey) as? any SDWebImageIndicator }
                set {
                    sd_imageIndicator?.indicatorView.removeFromSuperview()
                    objc_setAssociatedObject(self, &indicatorKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                    guard let view = newValue?.indicatorView else { return }
                    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
                    view.autoresizingMask = [
                        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
                    ]
                    addSubview(view)
                }
            }
        }

        """
}
