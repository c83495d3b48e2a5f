import CoreMedia
import UIKit

/// A format of a film's or a sound's file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
}

/// The length and kind that an app gives for a film that it delivers itself.
open class AVAssetResourceLoadingContentInformationRequest: NSObject {
    open var contentType: String?
    open var contentLength: Int64 = 0
    open var isByteRangeAccessSupported = false

    override init() { super.init() }
}

/// The bytes that are wanted of a film that an app delivers itself.
open class AVAssetResourceLoadingDataRequest: NSObject {
    open var requestedOffset: Int64 { 0 }
    open var requestedLength: Int { 0 }
    open var requestsAllDataToEndOfResource: Bool { false }
    open var currentOffset: Int64 { 0 }
    open func respond(with data: Data) {}

    override init() { super.init() }
}

/// A request to an app for a film. None is made: nothing is read of one.
open class AVAssetResourceLoadingRequest: NSObject {
    public let request: URLRequest
    open var isFinished: Bool { true }
    open var isCancelled: Bool { false }
    open var response: URLResponse?
    open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
    open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }
    open func finishLoading() {}
    open func finishLoading(with error: (any Error)?) {}

    init(request: URLRequest) { self.request = request }
}

public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}

extension AVAssetResourceLoaderDelegate {
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool { false }
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
    ) {}
}

/// Asks an app for the bytes of a film. It is never asked itself: no decoder wants any.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
    open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    open var preloadsEligibleContentKeys = false

    override init() { super.init() }

    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    }
}
