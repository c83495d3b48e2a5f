import UIKit

/// A code or a face that a camera saw.
@preconcurrency @MainActor open class AVMetadataObject: NSObject {
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let face = ObjectType(rawValue: "face")
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    }

    public let type: ObjectType
    /// From 0 to 1 in both directions of the picture.
    public let bounds: CGRect

    init(type: ObjectType, bounds: CGRect) {
        (self.type, self.bounds) = (type, bounds)
        super.init()
    }
}

@preconcurrency @MainActor open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    public let stringValue: String?
    /// From 0 to 1 in both directions of the picture.
    public let corners: [CGPoint]

    init(type: ObjectType, bounds: CGRect, stringValue: String?, corners: [CGPoint]) {
        (self.stringValue, self.corners) = (stringValue, corners)
        super.init(type: type, bounds: bounds)
    }
}

@preconcurrency @MainActor public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

/// A reader of codes. Without a camera it has none to read: its delegate is never called.
@preconcurrency @MainActor open class AVCaptureMetadataOutput: AVCaptureOutput {
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// None, as for a session without a camera.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }

    /// The types that are looked for; one that isn't available raises an exception, as UIKit's does.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = [] {
        didSet {
            guard metadataObjectTypes.contains(where: { !availableMetadataObjectTypes.contains($0) }) else { return }
            UIKitException.raise(
                .invalidArgument,
                "*** -[AVCaptureMetadataOutput setMetadataObjectTypes:] Unsupported type found - use -availableMetadataObjectTypes"
            )
        }
    }

    open func setMetadataObjectsDelegate(
        _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
    ) {
        (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (delegate, queue)
    }
}
