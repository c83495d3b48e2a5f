import CoreMedia
import UIKit

/// Makes pictures of a film's moments. There is no decoder: each fails with `AVError.decoderNotFound`.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
    }

    public enum Result: Int, Sendable {
        case succeeded, failed, cancelled
    }

    public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    /// Pixels; zero for the film's.
    open var maximumSize = CGSize.zero
    open var apertureMode: ApertureMode?
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    /// - Throws: `AVError.decoderNotFound`.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw AVError(.decoderNotFound)
    }

    /// - Throws: `AVError.decoderNotFound`.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw AVError(.decoderNotFound)
    }

    /// Calls the handler for each time, with the error.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
    ) {
        nonisolated(unsafe) let answer = handler
        let count = requestedTimes.count
        DispatchQueue.main.async {
            for _ in 0..<count { answer(.invalid, nil, .invalid, .failed, AVError(.decoderNotFound)) }
        }
    }

    open func cancelAllCGImageGeneration() {}
}

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// Writes a film in another format. There is no encoder: it fails with `AVError.decoderNotFound`.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case unknown, waiting, exporting, completed, failed, cancelled
    }

    public let asset: AVAsset
    public let presetName: String
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var shouldOptimizeForNetworkUse = false
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    open var progress: Float { 0 }
    open var supportedFileTypes: [AVFileType] { [] }

    public init?(asset: AVAsset, presetName: String) {
        (self.asset, self.presetName) = (asset, presetName)
        super.init()
    }

    open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
        nonisolated(unsafe) let handler = handler
        DispatchQueue.main.async { [self] in
            if status == .unknown { (status, error) = (.failed, AVError(.decoderNotFound)) }
            handler()
        }
    }

    open func cancelExport() { status = .cancelled }
}
