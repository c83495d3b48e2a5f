import CoreVideo

// A camera's frames. There is no frame to call these with; they let an app's code for its camera compile.
extension CIImage {
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) {
        preconditionFailure("CIImage(cvImageBuffer:) was called with a camera's frame, of which there is none")
    }

    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
        self.init(cvImageBuffer: pixelBuffer)
    }
}
