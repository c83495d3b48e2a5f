/// The device that a document's canvas shows: Interface Builder's name for it, its screen and what covers it.
public struct CanvasDevice: Hashable, Sendable {
    /// The device's id in documents, `retina4_7`; nil for the square canvas of documents without a device.
    public let id: String?
    /// Points, as turned.
    public let width, height: Double
    /// Pixels a point.
    public let scale: Double
    /// The insets for the status bar and the screen's shape, without bars.
    public let safeArea: InterfaceInsets
    public let isPad: Bool
    /// True without a home button.
    public var hasHomeIndicator: Bool { safeArea.bottom > 0 }

    /// The canvas of a document. Devices not known here are taken for `retina4_7`.
    public init(of document: InterfaceDocument) {
        self.init(
            id: document.deviceID, isLandscape: document.isLandscape, toolsVersion: document.toolsVersion)
    }

    /// A device of a program's choice instead of a document's.
    public init(width: Double, height: Double, scale: Double, safeArea: InterfaceInsets, isPad: Bool) {
        id = "chosen"
        self.width = width
        self.height = height
        self.scale = scale
        self.safeArea = safeArea
        self.isPad = isPad
    }

    public init(id: String?, isLandscape: Bool, toolsVersion: Int) {
        self.id = id
        // Xcode 6 and older had whole points.
        let coarse = toolsVersion < 7000
        guard let id else {
            (width, height) = (600, 600)
            scale = coarse ? 1 : 2
            safeArea = InterfaceInsets(
                top: Screen(width, height, scale).statusBar(toolsVersion: toolsVersion), left: 0, bottom: 0, right: 0)
            isPad = false
            return
        }
        let screen = Self.screens[id] ?? Screen(375, 667, 2)
        (width, height) = isLandscape ? (screen.height, screen.width) : (screen.width, screen.height)
        scale = coarse ? 1 : screen.scale
        isPad = id.hasPrefix("ipad")
        let status = screen.statusBar(toolsVersion: toolsVersion)
        if screen.hasHomeIndicator {
            safeArea =
                isLandscape && !isPad
                ? InterfaceInsets(top: 0, left: status, bottom: 21, right: status)
                : InterfaceInsets(top: status, left: 0, bottom: isPad ? 20 : 34, right: 0)
        } else {
            safeArea = InterfaceInsets(top: isLandscape && !isPad ? 0 : status, left: 0, bottom: 0, right: 0)
        }
    }

    /// Size classes on the canvas; the square one is of any.
    public var sizeClasses: SizeClassPair {
        guard id != nil else { return SizeClassPair(width: nil, height: nil) }
        if isPad { return SizeClassPair(width: .regular, height: .regular) }
        guard width > height else { return SizeClassPair(width: .compact, height: .regular) }
        return SizeClassPair(width: height >= 414 ? .regular : .compact, height: .compact)
    }

    /// The least margin at the sides of a root view of a width: Xcode's canvas goes by the view, not by the screen.
    public static func rootMargin(width: Double) -> Double { width >= 400 ? 20 : 16 }

    private struct Screen {
        let width, height, scale: Double
        /// Height of the status bar or of what is cut out, since Xcode 14 where it grew; 0 without a home indicator.
        let cutout, recentCutout: Double

        init(_ width: Double, _ height: Double, _ scale: Double, _ cutout: Double = 0, recent: Double? = nil) {
            self.width = width
            self.height = height
            self.scale = scale
            self.cutout = cutout
            recentCutout = recent ?? cutout
        }

        var hasHomeIndicator: Bool { cutout > 0 }

        func statusBar(toolsVersion: Int) -> Double {
            let release = CanvasRelease(toolsVersion)
            if hasHomeIndicator { return release.knowsCutouts ? recentCutout : cutout }
            return release.drawsStatusBarAboveHomeButton ? 20 : 0
        }
    }

    private static let screens: [String: Screen] = [
        "retina3_5": Screen(320, 480, 2), "retina4_0": Screen(320, 568, 2), "retina4_7": Screen(375, 667, 2),
        "retina5_5": Screen(414, 736, 3), "retina5_9": Screen(375, 812, 3, 44, recent: 50),
        "retina5_4": Screen(375, 812, 3, 50), "retina6_0": Screen(390, 844, 3, 44, recent: 47),
        "retina6_1": Screen(414, 896, 2, 44, recent: 48), "retina6_12": Screen(393, 852, 3, 59),
        "retina6_3": Screen(402, 874, 3, 62), "retina6_5": Screen(414, 896, 3, 44),
        "retina6_7": Screen(428, 926, 3, 44, recent: 47), "retina6_72": Screen(430, 932, 3, 59),
        "retina6_9": Screen(440, 956, 3, 62),
        "ipad7_9": Screen(768, 1024, 2), "ipad9_7": Screen(768, 1024, 2), "ipad10_2": Screen(810, 1080, 2),
        "ipad10_5": Screen(834, 1112, 2),
        "ipad12_9": Screen(1024, 1366, 2), "ipad10_9rounded": Screen(820, 1180, 2, 24),
        "ipad11_0rounded": Screen(834, 1194, 2, 24), "ipad12_9rounded": Screen(1024, 1366, 2, 24),
        "ipad8_3rounded": Screen(744, 1133, 2, 24),
    ]
}
