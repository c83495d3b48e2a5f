import Foundation

/// Builds a display list and leaves out whatever would change no pixel.
///
/// Left out are identity transforms, successive transforms (made one), saves around nothing that needs them, groups of
/// alpha 1, and drawing that is invisible or empty. Invariant: `frames` lists the open scopes from the outside; a frame's
/// opening command is in `commands` at `start` exactly if `start` is not nil, and frames open in rising order of `start`.
public struct DisplayListRecorder: Sendable {
    private enum Scope { case saved, group }

    private struct Frame {
        let scope: Scope
        /// The index of the opening command; nil as long as none was needed.
        var start: Int?
        /// True if anything visible was drawn since the opening command.
        var hasDrawn = false
        /// Drawing inside a group of alpha 0 is dropped.
        var isHidden = false
    }

    private var commands: [DisplayList.Command] = []
    private var frames: [Frame] = []

    public init() {}

    /// The commands recorded so far, scopes that are still open being closed at the end.
    public var list: DisplayList {
        var copy = self
        while !copy.frames.isEmpty { copy.close() }
        copy.dropTrailingState()
        return DisplayList(commands: copy.commands)
    }

    /// The number of open saves and groups.
    public var depth: Int { frames.count }

    // MARK: Scopes

    public mutating func save() {
        frames.append(Frame(scope: .saved, isHidden: isHidden))
    }

    /// Ends the innermost save; without effect where the innermost scope isn't one, as in Core Graphics.
    public mutating func restore() {
        if frames.last?.scope == .saved { close() }
    }

    /// Opens a group, which also keeps transform and clip as a save does; alpha is clamped to 0…1.
    public mutating func beginGroup(alpha: Double) {
        var frame = Frame(scope: .group, isHidden: isHidden || alpha <= 0)
        if alpha < 1 && !frame.isHidden {
            frame.start = commands.count
            commands.append(.beginGroup(alpha: alpha))
        }
        frames.append(frame)
    }

    /// Opens a group that is seen as far as a mask is opaque; it keeps transform and clip as a save does.
    public mutating func beginMaskedGroup(_ mask: DisplayList) {
        var frame = Frame(scope: .group, isHidden: isHidden || mask.isEmpty)
        if !frame.isHidden {
            frame.start = commands.count
            commands.append(.beginMaskedGroup(mask))
        }
        frames.append(frame)
    }

    /// Opens a group that is blended with what is there; it keeps transform and clip as a save does.
    ///
    /// A mode that reaches beyond what is drawn counts as drawing even where nothing follows.
    public mutating func beginBlendedGroup(_ mode: BlendMode) {
        var frame = Frame(scope: .group, isHidden: isHidden)
        if mode != .normal && !frame.isHidden {
            frame.start = commands.count
            commands.append(.beginBlendedGroup(mode))
        }
        frames.append(frame)
        if mode.reachesBeyondSource && !isHidden {
            for index in frames.indices { frames[index].hasDrawn = true }
        }
    }

    /// Opens a group of its own picture: what blends inside it meets nothing that is outside.
    public mutating func beginIsolatedGroup() {
        var frame = Frame(scope: .group, isHidden: isHidden)
        if !frame.isHidden {
            frame.start = commands.count
            commands.append(.beginGroup(alpha: 1))
        }
        frames.append(frame)
    }

    /// Ends the innermost group; without effect where the innermost scope isn't one.
    public mutating func endGroup() {
        if frames.last?.scope == .group { close() }
    }

    public mutating func saving<Result>(
        _ body: (inout DisplayListRecorder) throws -> Result
    ) rethrows -> Result {
        let outer = depth
        save()
        defer { while depth > outer { close() } }
        return try body(&self)
    }

    public mutating func grouping<Result>(
        alpha: Double, _ body: (inout DisplayListRecorder) throws -> Result
    ) rethrows -> Result {
        let outer = depth
        beginGroup(alpha: alpha)
        defer { while depth > outer { close() } }
        return try body(&self)
    }

    /// Draws what the body draws as far as a mask is opaque; without a mask all of it.
    public mutating func masking<Result>(
        by mask: DisplayList?, _ body: (inout DisplayListRecorder) throws -> Result
    ) rethrows -> Result {
        guard let mask else { return try body(&self) }
        let outer = depth
        beginMaskedGroup(mask)
        defer { while depth > outer { close() } }
        return try body(&self)
    }

    /// Blends what the body draws, as one picture, with what is there.
    public mutating func blending<Result>(
        _ mode: BlendMode, _ body: (inout DisplayListRecorder) throws -> Result
    ) rethrows -> Result {
        guard mode != .normal else { return try body(&self) }
        let outer = depth
        beginBlendedGroup(mode)
        defer { while depth > outer { close() } }
        return try body(&self)
    }

    /// Draws a list, on its own where it blends, as a layer's picture is drawn on its own.
    public mutating func appendIsolated(_ list: DisplayList) {
        guard list.blends else { return append(list) }
        let outer = depth
        beginIsolatedGroup()
        append(list)
        while depth > outer { close() }
    }

    /// Ends saves and groups until so many are open.
    public mutating func close(to depth: Int) {
        while self.depth > depth { close() }
    }

    private mutating func close() {
        guard let frame = frames.popLast(), let start = frame.start else { return }
        guard frame.hasDrawn else {
            commands.removeSubrange(start...)
            return
        }
        dropTrailingState()
        commands.append(commands[start].opensGroup ? .endGroup : .restore)
    }

    private mutating func dropTrailingState() {
        while let last = commands.last, last.isState { commands.removeLast() }
    }

    private var isHidden: Bool { frames.last?.isHidden ?? false }

    // MARK: Commands

    /// Notes a change of transform or clip, opening the save that it needs.
    mutating func record(state command: DisplayList.Command) {
        guard !isHidden else { return }
        if let last = frames.indices.last, frames[last].start == nil {
            frames[last].start = commands.count
            frames[last].hasDrawn = false
            commands.append(.save)
        }
        if case .transform(let new) = command, case .transform(let old)? = commands.last {
            commands.removeLast()
            let both = new.concatenating(old)
            if !both.isIdentity { commands.append(.transform(both)) }
        } else {
            commands.append(command)
        }
    }

    mutating func record(drawing command: DisplayList.Command) {
        guard !isHidden else { return }
        for index in frames.indices { frames[index].hasDrawn = true }
        commands.append(command)
    }
}

extension DisplayList.Command {
    var opensGroup: Bool {
        switch self {
        case .beginGroup, .beginMaskedGroup, .beginBlendedGroup: return true
        default: return false
        }
    }

    /// True if the command draws nothing but changes how what follows is drawn.
    var isState: Bool {
        switch self {
        case .transform, .clip: return true
        default: return false
        }
    }
}
