/// The orientation of stored pixels as a picture's file names it (Exif 2.3, tag 274).
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
