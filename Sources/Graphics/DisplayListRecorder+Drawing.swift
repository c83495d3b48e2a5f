import Foundation

extension DisplayListRecorder {
    /// Maps the coordinates of what follows into those so far.
    public mutating func transform(_ transform: CGAffineTransform) {
        if !transform.isIdentity { record(state: .transform(transform)) }
    }

    public mutating func translate(x: CGFloat, y: CGFloat) {
        transform(CGAffineTransform(translationX: x, y: y))
    }

    public mutating func clip(_ path: Path, rule: FillRule = .nonZero) {
        record(state: .clip(path, rule))
    }

    public mutating func clip(_ rect: CGRect) {
        clip(Path(rect: rect))
    }

    public mutating func fill(_ path: Path, _ color: Color, rule: FillRule = .nonZero) {
        guard !color.isInvisible, !path.isEmpty, !path.isEmptyShape else { return }
        record(drawing: .fill(path, rule, color))
    }

    public mutating func fill(_ rect: CGRect, _ color: Color) {
        fill(Path(rect: rect), color)
    }

    public mutating func stroke(_ path: Path, _ style: StrokeStyle, _ color: Color) {
        guard !color.isInvisible, !path.isEmpty, !(style.width <= 0) else { return }
        record(drawing: .stroke(path, style, color))
    }

    public mutating func image(
        _ bitmap: Bitmap, in destination: CGRect, source: CGRect? = nil, tint: Color? = nil,
        interpolation: ImagePlacement.Interpolation = .linear
    ) {
        image(
            ImagePlacement(
                bitmap: bitmap, destination: destination, source: source, tint: tint, interpolation: interpolation))
    }

    public mutating func image(_ placement: ImagePlacement) {
        guard placement.bitmap.width > 0, placement.bitmap.height > 0, !placement.destination.hasNoArea,
            !(placement.source?.hasNoArea ?? false), !(placement.tint?.isInvisible ?? false)
        else { return }
        record(drawing: .image(placement))
    }

    public mutating func glyphs(
        source: any GlyphSource, size: CGFloat, color: Color, _ glyphs: [PositionedGlyph], slant: CGFloat = 0
    ) {
        self.glyphs(GlyphRun(source: source, size: size, color: color, glyphs: glyphs, slant: slant))
    }

    public mutating func glyphs(_ run: GlyphRun) {
        guard !run.glyphs.isEmpty, !run.color.isInvisible, run.size != 0 else { return }
        record(drawing: .glyphs(run))
    }

    public mutating func shadow(_ path: Path, _ shadow: Shadow) {
        guard !path.isEmpty, !path.isEmptyShape, !shadow.color.isInvisible else { return }
        record(drawing: .shadow(path, shadow))
    }

    public mutating func gradient(_ path: Path, _ gradient: Gradient, rule: FillRule = .nonZero) {
        guard !path.isEmpty, !path.isEmptyShape, !gradient.stops.allSatisfy({ $0.color.isInvisible }) else { return }
        record(drawing: .gradient(path, rule, gradient))
    }

    public mutating func backdrop(_ path: Path, _ backdrop: Backdrop, rule: FillRule = .nonZero) {
        guard !path.isEmpty, !path.isEmptyShape, backdrop.changesAnything else { return }
        record(drawing: .backdrop(path, rule, backdrop))
    }

    /// Draws another list's picture of a rectangle as a camera sees its plane.
    public mutating func projected(_ list: DisplayList, in rectangle: CGRect, _ projection: Projection) {
        guard !list.isEmpty, !rectangle.hasNoArea else { return }
        record(drawing: .projected(list, rectangle, projection))
    }

    /// Draws another list here; its transforms and clips end with it.
    public mutating func append(_ list: DisplayList) {
        saving { recorder in
            for command in list.commands { recorder.replay(command) }
        }
    }

    /// Draws another list here with other colours; those in pictures and inside of masks stay.
    public mutating func append(_ list: DisplayList, mappingColors map: (Color) -> Color) {
        saving { recorder in
            for command in list.commands { recorder.replay(command.mappingColors(map)) }
        }
    }

    /// Adds what another list draws, each single thing and each group of it with an alpha of its own: what overlaps shows
    /// through.
    public mutating func append(_ list: DisplayList, fadingEach alpha: Double) {
        var groups = 0
        saving { recorder in
            for command in list.commands {
                switch command {
                case .save, .restore, .transform, .clip: recorder.replay(command)
                case .beginGroup, .beginMaskedGroup, .beginBlendedGroup:
                    if groups == 0 { recorder.beginGroup(alpha: alpha) }
                    groups += 1
                    recorder.replay(command)
                case .endGroup:
                    groups -= 1
                    recorder.replay(command)
                    if groups == 0 { recorder.endGroup() }
                case _ where groups == 0: recorder.grouping(alpha: alpha) { $0.replay(command) }
                default: recorder.replay(command)
                }
            }
        }
    }

    private mutating func replay(_ command: DisplayList.Command) {
        switch command {
        case .save: save()
        case .restore: restore()
        case .beginGroup(let alpha):
            if alpha == 1 { beginIsolatedGroup() } else { beginGroup(alpha: alpha) }
        case .beginMaskedGroup(let mask): beginMaskedGroup(mask)
        case .beginBlendedGroup(let mode): beginBlendedGroup(mode)
        case .endGroup: endGroup()
        case .transform(let transform): self.transform(transform)
        case .clip(let path, let rule): clip(path, rule: rule)
        case .fill, .stroke, .image, .glyphs, .shadow, .gradient, .backdrop, .projected: record(drawing: command)
        }
    }
}

extension DisplayList.Command {
    fileprivate func mappingColors(_ map: (Color) -> Color) -> DisplayList.Command {
        switch self {
        case .fill(let path, let rule, let color): return .fill(path, rule, map(color))
        case .stroke(let path, let style, let color): return .stroke(path, style, map(color))
        case .glyphs(var run):
            run.color = map(run.color)
            return .glyphs(run)
        case .image(var placement):
            placement.tint = placement.tint.map(map)
            return .image(placement)
        case .shadow(let path, var shadow):
            shadow.color = map(shadow.color)
            return .shadow(path, shadow)
        case .gradient(let path, let rule, var gradient):
            for index in gradient.stops.indices { gradient.stops[index].color = map(gradient.stops[index].color) }
            return .gradient(path, rule, gradient)
        case .projected(let list, let rectangle, let projection):
            let mapped = DisplayList { $0.append(list, mappingColors: map) }
            return .projected(mapped, rectangle, projection)
        case .save, .restore, .transform, .clip, .beginGroup, .beginMaskedGroup, .beginBlendedGroup, .endGroup,
            .backdrop:
            return self
        }
    }
}

extension Path {
    /// The shape between straight lines from point to point; empty for fewer than three.
    public init(polygon points: [CGPoint]) {
        self.init()
        guard points.count > 2 else { return }
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point) } else { line(to: point) }
        }
        close()
    }

    /// True if the path is a shape without area.
    var isEmptyShape: Bool {
        switch form {
        case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect.hasNoArea
        case .elements: return false
        }
    }
}

extension CGRect {
    /// True if a side is zero; not so where a side isn't a number, which is for the renderer to report.
    var hasNoArea: Bool { size.width == 0 || size.height == 0 }
}
