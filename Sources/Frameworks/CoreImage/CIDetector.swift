import UIKit

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"

/// Finds things in images; here there is none for any type.
open class CIDetector: NSObject {
    /// nil: nothing is recognised here.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) { nil }

    open func features(in image: CIImage) -> [CIFeature] { [] }
    open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}

/// A thing that was found in an image.
open class CIFeature: NSObject {
    open var type: String { "" }
    /// In the image's coordinates.
    open var bounds: CGRect { .zero }
}

/// A face that was found.
open class CIFaceFeature: CIFeature {
    open var hasSmile: Bool { false }
    open var leftEyePosition: CGPoint { .zero }
    open var rightEyePosition: CGPoint { .zero }
    open var mouthPosition: CGPoint { .zero }
    open var hasLeftEyePosition: Bool { false }
    open var hasRightEyePosition: Bool { false }
    open var hasMouthPosition: Bool { false }
}

/// A QR code that was found.
open class CIQRCodeFeature: CIFeature {
    open var messageString: String? { nil }
}
