extension StandIns {
    /// SVGKit: a drawing as a picture, in its own size or another.
    static let drawings = #"""
        // A stand-in for SVGKit by Masu: drawings become pictures; their elements and layers can't be reached.
        import Foundation
        @_exported import UIKit

        open class SVGKImage: NSObject {
            private let data: Data
            /// In points.
            open var size: CGSize

            /// Nil for what isn't a drawing.
            public init!(data: Data!) {
                guard let data, let own = UIImage._drawing(svg: data) else { return nil }
                self.data = data
                size = own.size
            }
            public convenience init!(contentsOf url: URL!) {
                guard let url, let data = try? Data(contentsOf: url) else { return nil }
                self.init(data: data)
            }
            public convenience init!(contentsOfFile path: String!) {
                guard let path else { return nil }
                self.init(contentsOf: URL(fileURLWithPath: path))
            }
            /// The drawing of a name in the app's bundle, with or without the ending.
            public convenience init!(named name: String!) {
                guard let name else { return nil }
                let bare = name.lowercased().hasSuffix(".svg") ? String(name.dropLast(4)) : name
                self.init(contentsOf: Bundle.application.url(forResource: bare, withExtension: "svg"))
            }

            open var uiImage: UIImage! { UIImage._drawing(svg: data, size: size) }
            open func hasSize() -> Bool { size.width > 0 && size.height > 0 }
            open func scaleToFit(inside maximum: CGSize) {
                let factor = min(maximum.width / size.width, maximum.height / size.height)
                size = CGSize(width: size.width * factor, height: size.height * factor)
            }
        }

        @preconcurrency @MainActor open class SVGKImageView: UIView {
            private let picture = UIImageView()
            open var image: SVGKImage! { didSet { show() } }

            public init!(svgkImage image: SVGKImage!) {
                super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
                self.image = image
                addPicture()
            }
            public override init(frame: CGRect) {
                super.init(frame: frame)
                addPicture()
            }
            public required init?(coder: NSCoder) {
                super.init(coder: coder)
                addPicture()
            }

            private func addPicture() {
                addSubview(picture)
                show()
            }
            private func show() {
                picture.image = image?.uiImage
                setNeedsLayout()
            }
            open override func layoutSubviews() {
                super.layoutSubviews()
                picture.contentMode = contentMode
                picture.frame = bounds
            }
            open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
        }
        open class SVGKFastImageView: SVGKImageView {}
        open class SVGKLayeredImageView: SVGKImageView {}
        """#
}
