import Foundation

/// A list of drawing commands in painting order, an immutable value that compares and prints as text.
///
/// Coordinates are points with the origin at the top left and y pointing down. The commands are balanced: each `save`
/// has its `restore`, each `beginGroup` its `endGroup`, and they nest; ``DisplayListRecorder`` sees to that.
public struct DisplayList: Hashable, Sendable {
    public let commands: [Command]

    public static let empty = DisplayList(commands: [])

    init(commands: [Command]) {
        self.commands = commands
    }

    /// Records a list in one go.
    public init(_ record: (inout DisplayListRecorder) throws -> Void) rethrows {
        var recorder = DisplayListRecorder()
        try record(&recorder)
        self = recorder.list
    }

    public var isEmpty: Bool { commands.isEmpty }

    /// True if something is put together with what is there in another way than over it; linear in the commands.
    public var blends: Bool {
        commands.contains { if case .beginBlendedGroup = $0 { true } else { false } }
    }
}

extension DisplayList {
    /// One step of drawing.
    public enum Command: Hashable, Sendable {
        /// Keeps transform and clip until the matching `restore`.
        case save
        case restore
        /// Puts a map between the coordinates of what follows and those so far.
        case transform(CGAffineTransform)
        /// Narrows the area that drawing reaches; antialiased.
        case clip(Path, FillRule)
        /// Draws what follows, up to `endGroup`, as one picture and that with the alpha; transform and clip are kept as by `save`.
        case beginGroup(alpha: Double)
        /// Draws what follows, up to `endGroup`, as one picture, seen as far as the list's picture is opaque.
        case beginMaskedGroup(DisplayList)
        /// Draws what follows, up to `endGroup`, as one picture and blends that with what is there.
        case beginBlendedGroup(BlendMode)
        case endGroup
        case fill(Path, FillRule, Color)
        case stroke(Path, StrokeStyle, Color)
        case image(ImagePlacement)
        case glyphs(GlyphRun)
        case shadow(Path, Shadow)
        case gradient(Path, FillRule, Gradient)
        /// Blurs what was drawn so far, inside a path.
        case backdrop(Path, FillRule, Backdrop)
        /// Draws the list's picture of a rectangle as a camera sees the plane that it is on.
        case projected(DisplayList, CGRect, Projection)
    }
}

/// A bitmap and where and how it is drawn.
public struct ImagePlacement: Hashable, Sendable {
    /// The rule for scaling a picture whose pixels don't fall on the screen's.
    public enum Interpolation: Hashable, Sendable {
        /// The nearest pixel: hard squares when enlarged.
        case nearest
        /// A triangle as wide as a pixel of the coarser grid: smooth when enlarged, free of moiré when reduced.
        case linear
    }

    public var bitmap: Bitmap
    /// The target rectangle in points.
    public var destination: CGRect
    /// The part of the bitmap that is drawn, in its pixels; nil for all of it.
    public var source: CGRect?
    /// Draws the picture's alpha in this colour instead of its own colours (a template image).
    public var tint: Color?
    public var interpolation: Interpolation

    public init(
        bitmap: Bitmap, destination: CGRect, source: CGRect? = nil, tint: Color? = nil,
        interpolation: Interpolation = .linear
    ) {
        self.bitmap = bitmap
        self.destination = destination
        self.source = source
        self.tint = tint
        self.interpolation = interpolation
    }
}

extension DisplayList {
    /// Stops where a save or group isn't ended, or ends that were never begun; linear in the commands.
    public func checkInvariants() {
        var open: [Command] = []
        for (index, command) in commands.enumerated() {
            switch command {
            case .save, .beginGroup, .beginMaskedGroup, .beginBlendedGroup: open.append(command)
            case .restore:
                guard case .save? = open.popLast() else {
                    preconditionFailure("Command \(index) of the display list is a restore without a save.")
                }
            case .endGroup:
                guard let last = open.popLast(), last.opensGroup else {
                    preconditionFailure("Command \(index) of the display list ends a group that wasn't begun.")
                }
            default: break
            }
        }
        precondition(open.isEmpty, "The display list leaves \(open.count) saves or groups open.")
    }
}
