/// The margins of a table cell's content view on the canvas, which Xcode's releases chose differently.
public struct CellMargins: Hashable, Sendable {
    public let margins: InterfaceInsets

    /// The position of a cell.
    public enum Place: Sendable {
        /// A cell in a table that is a controller's view, in one inside other views, or alone in its document.
        case tableController, table, alone
    }

    /// - Parameters:
    ///   - contentWidth: the content view's width, points.
    ///   - accessory: the cell's `accessoryType`.
    ///   - isInset: the cell lies in a table of the style `insetGrouped`, whose width counts.
    public init(
        contentWidth: Double, accessory: String?, place: Place, isInset: Bool = false, device: CanvasDevice,
        toolsVersion: Int
    ) {
        guard toolsVersion >= Self.firstWithInsets else {
            margins = InterfaceInsets(top: 8, left: 8, bottom: 8, right: 8)
            return
        }
        let inset: Double = isInset ? device.width >= 400 ? 40 : 32 : 0
        let width = contentWidth + Self.width(of: accessory) + inset
        let wide: Double = 20
        let narrow: Double = toolsVersion < 17_000 ? 15 : 16
        let isWideDevice = device.width >= Self.firstWideDevice && width > Self.narrowestPhone
        let side: Double =
            switch place {
            case .tableController where toolsVersion < Self.firstWithWholeRows:
                width >= 400 || isWideDevice ? wide : 16
            case .tableController: isWideDevice ? wide : 16
            case .table: isWideDevice && toolsVersion >= Self.firstWithWideTables ? wide : narrow
            case .alone where toolsVersion < Self.firstWithWholeRows: width >= 400 || isWideDevice ? wide : 16
            case .alone where device.width >= Self.firstWideDevice: isWideDevice ? wide : 16
            case .alone: narrow
            }
        // The separator's pixel was taken off the content view.
        let pixel = toolsVersion < Self.firstWithWholeRows ? 1 / device.scale : 0
        let hasAccessory = accessory != nil && accessory != "none"
        let above: Double = toolsVersion >= Self.firstWithTallRows ? 15 : 11
        margins = InterfaceInsets(top: above, left: side, bottom: above - pixel, right: hasAccessory ? 8 : side)
    }

    /// The width of the narrowest device whose rows have wide margins, points.
    ///
    /// Provenance: recorded — 20 pt from 393 pt on, below 15, and 16 from Xcode 12 on: leading margins in 273 of 274 cells.
    private static let firstWideDevice: Double = 393

    /// The width of a cell until someone draws it wider.
    private static let narrowestPhone: Double = 320

    /// Xcode 9.
    private static let firstWithInsets = 13_500
    /// Xcode 9.3.
    private static let firstWithWideTables = 14_000
    /// Xcode 11.
    private static let firstWithWholeRows = 14_800
    /// Xcode 26.
    private static let firstWithTallRows = 24_000

    /// The room that an accessory takes in a row, to within a few points.
    private static func width(of accessory: String?) -> Double {
        switch accessory {
        case "disclosureIndicator": 38
        case "detailDisclosureButton": 72
        case "checkmark": 36.5
        case "detailButton": 52
        default: 0
        }
    }
}
