import Foundation
import HeadlessHost
import UIKit

/// A picture of 320 × 180 pixels: sky, sun and hills, drawn by UIKit's own views.
@MainActor struct Landscape {
    let path: String
    let png: Data

    /// The pictures that the screens ask for.
    static let all: [Landscape] = (1...8).compactMap { number in
        let view = LandscapeView(palette: palettes[(number - 1) % palettes.count], number: number)
        guard let png = try? renderPNG(of: view, scale: 1) else { return nil }
        return Landscape(path: "/landscapes/\(number).png", png: png)
    }

    struct Palette {
        /// The colours at the sky's top and at the horizon, of the sun, the far and the near hills; 0xRRGGBB.
        let zenith, horizon, sun, far, near: Int
    }

    private static let palettes = [
        Palette(zenith: 0x2B6CB0, horizon: 0xBEE3F8, sun: 0xFFF6D5, far: 0x6B8F71, near: 0x2F5D43),
        Palette(zenith: 0x553C9A, horizon: 0xFBB6CE, sun: 0xFEEBC8, far: 0x805A8C, near: 0x44337A),
        Palette(zenith: 0x1A365D, horizon: 0xF6AD55, sun: 0xFED7AA, far: 0x7B4B3A, near: 0x3B2A2A),
        Palette(zenith: 0x319795, horizon: 0xE6FFFA, sun: 0xFFFFFF, far: 0x81B29A, near: 0x3D7068),
        Palette(zenith: 0x0B1B3B, horizon: 0x34558B, sun: 0xE2E8F0, far: 0x22365C, near: 0x101D38),
        Palette(zenith: 0xE07A5F, horizon: 0xF4E1C1, sun: 0xFFF1D0, far: 0xC08552, near: 0x7F4F24),
        Palette(zenith: 0x4A90C2, horizon: 0xF0F7FB, sun: 0xFFFDF2, far: 0xA9BCD0, near: 0x5E7C99),
        Palette(zenith: 0x9D4E6E, horizon: 0xFFD9A0, sun: 0xFFF3C4, far: 0xB5656F, near: 0x6B2D4A),
    ]
}

/// The sky in bands, a disc for the sun, and hills that are squares standing on a corner.
@MainActor private final class LandscapeView: UIView {
    init(palette: Landscape.Palette, number: Int) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 180))
        clipsToBounds = true
        for band in 0..<90 {
            add(
                CGRect(x: 0, y: band * 2, width: 320, height: 2),
                UIColor(palette.zenith, blendedWith: palette.horizon, share: Double(band) / 89))
        }
        let sun = add(CGRect(x: 40 + number * 67 % 230, y: 24, width: 40, height: 40), UIColor(rgb: palette.sun))
        sun.layer.cornerRadius = 20
        for index in 0..<4 {
            addHill(x: index * 95 + number * 31 % 80, y: 150, side: 92 + (index * 37 + number * 13) % 40, palette.far)
        }
        for index in 0..<3 {
            let side = 130 + (index * 29 + number * 7) % 30
            addHill(x: index * 130 + number * 53 % 100, y: 196, side: side, palette.near)
        }
    }

    required init?(coder: NSCoder) { fatalError("LandscapeView is made in code only; no document holds one") }

    @discardableResult
    private func add(_ frame: CGRect, _ color: UIColor) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        addSubview(view)
        return view
    }

    private func addHill(x: Int, y: Int, side: Int, _ rgb: Int) {
        let hill = add(CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side), UIColor(rgb: rgb))
        hill.layer.cornerRadius = 12
        hill.transform = CGAffineTransform(rotationAngle: .pi / 4)
    }
}

extension UIColor {
    fileprivate convenience init(rgb: Int) { self.init(rgb, blendedWith: rgb, share: 0) }

    fileprivate convenience init(_ first: Int, blendedWith second: Int, share: Double) {
        func component(_ shift: Int) -> CGFloat {
            let from = Double(first >> shift & 0xFF)
            let to = Double(second >> shift & 0xFF)
            return CGFloat((from + (to - from) * share) / 255)
        }
        self.init(red: component(16), green: component(8), blue: component(0), alpha: 1)
    }
}
