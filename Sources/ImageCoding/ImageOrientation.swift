/// The rotation and mirroring of stored pixels for display, with the numbers of Exif's orientation tag.
public enum ImageOrientation: Int, Hashable, Sendable, CaseIterable {
    case up = 1
    case upMirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    case right = 6
    case rightMirrored = 7
    case left = 8
}
