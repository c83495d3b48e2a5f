import Graphics

/// Shapes and signs of the weather.
extension SymbolCatalog {
    static func star(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
        let points = (0..<10).map { index -> CGPoint in
            let length = index % 2 == 0 ? radius : radius * 0.45
            let angle = CGFloat(index) * .pi / 5 - .pi / 2
            return CGPoint(x: x + length * cos(angle), y: y + length * sin(angle))
        }
        return Path(elements: points.enumerated().map { $0 == 0 ? .move(to: $1) : .line(to: $1) } + [.close])
    }

    static func heart() -> Path {
        Path(elements: [
            .move(to: CGPoint(x: 10, y: 16.4)),
            .cubic(to: CGPoint(x: 1.4, y: 6.4), control1: CGPoint(x: 5, y: 13.4), control2: CGPoint(x: 1.4, y: 10)),
            .cubic(to: CGPoint(x: 10, y: 4.6), control1: CGPoint(x: 1.4, y: 0.6), control2: CGPoint(x: 8, y: 0)),
            .cubic(to: CGPoint(x: 18.6, y: 6.4), control1: CGPoint(x: 12, y: 0), control2: CGPoint(x: 18.6, y: 0.6)),
            .cubic(to: CGPoint(x: 10, y: 16.4), control1: CGPoint(x: 18.6, y: 10), control2: CGPoint(x: 15, y: 13.4)),
            .close,
        ])
    }

    static func drop() -> Path {
        Path(elements: [
            .move(to: CGPoint(x: 7, y: 1.2)),
            .cubic(to: CGPoint(x: 12.4, y: 12.4), control1: CGPoint(x: 8, y: 4.6), control2: CGPoint(x: 12.4, y: 8.6)),
            .cubic(
                to: CGPoint(x: 1.6, y: 12.4), control1: CGPoint(x: 12.4, y: 19.6), control2: CGPoint(x: 1.6, y: 19.6)),
            .cubic(to: CGPoint(x: 7, y: 1.2), control1: CGPoint(x: 1.6, y: 8.6), control2: CGPoint(x: 6, y: 4.6)),
            .close,
        ])
    }

    /// A window with a column at its left; there is no filled one.
    private static func sidebar(_ name: String) -> [String: @Sendable () -> SymbolDrawing] {
        [
            name: {
                SymbolDrawing(
                    22, 17,
                    lines: [
                        .box(1.6, 1.6, 18.8, 13.8, radius: 3), .line((8, 1.6), (8, 15.4)),
                        .line((3.8, 4.8), (5.8, 4.8)),
                        .line((3.8, 7.4), (5.8, 7.4)), .line((3.8, 10), (5.8, 10)),
                    ])
            }
        ]
    }

    static let shapes = merged([
        pair("circle", 20, 20, { .circle(10, 10, 9) }),
        pair("square", 19, 18, { .box(1.6, 1.2, 15.8, 15.6, radius: 3.4) }),
        pair("rectangle", 22, 17, { .box(1.6, 1.6, 18.8, 13.8, radius: 3) }),
        sidebar("sidebar.leading"), sidebar("sidebar.left"),
        pair("capsule", 23, 14, { .box(1.6, 1.6, 19.8, 10.8, radius: 5.4) }),
        pair("triangle", 19, 17, { .line((9.5, 1.6), (17.6, 15.4), (1.4, 15.4), closed: true) }),
        pair("star", 20, 19, { star(10, 10.4, 9) }),
        pair("heart", 20, 18, heart),
        pair("drop", 14, 20, drop),
        pair("play", 17, 18, { .line((2.6, 1.8), (15.4, 9), (2.6, 16.2), closed: true) }),
        pair(
            "pause", 14, 17,
            { Path.box(1.6, 1.4, 3.4, 14.2, radius: 1.2).joined(with: .box(9, 1.4, 3.4, 14.2, radius: 1.2)) }),
        pair("stop", 17, 16, { .box(1.6, 1.4, 13.8, 13.2, radius: 1.8) }),
        pair("bookmark", 15, 19, { .line((2, 1.4), (13, 1.4), (13, 17.4), (7.5, 12.6), (2, 17.4), closed: true) }),
        pair(
            "flag", 17, 19, { .line((3, 2), (15, 2), (12.4, 6), (15, 10), (3, 10), closed: true) },
            extra: { [.line((3, 2), (3, 17.6))] }),
        pair(
            "bolt", 13, 20,
            { .line((8, 1.4), (1.6, 11.4), (6.2, 11.4), (5, 18.6), (11.4, 8.4), (6.8, 8.4), closed: true) }),
        pair(
            "tag", 20, 19, { .line((2, 2), (9.4, 2), (18, 10.4), (10.6, 17.4), (2, 9), closed: true) },
            cut: { [.circle(6, 6, 1.3)] }),
        pair(
            "moon", 18, 18,
            {
                Path(elements: [
                    .move(to: CGPoint(x: 11.4, y: 1.6)),
                    .cubic(
                        to: CGPoint(x: 16.4, y: 10.8), control1: CGPoint(x: 6.6, y: 6.4),
                        control2: CGPoint(x: 10.6, y: 13)),
                    .cubic(
                        to: CGPoint(x: 1.6, y: 9.2), control1: CGPoint(x: 12.8, y: 20),
                        control2: CGPoint(x: 1.6, y: 18.4)),
                    .cubic(
                        to: CGPoint(x: 11.4, y: 1.6), control1: CGPoint(x: 1.6, y: 4), control2: CGPoint(x: 6.6, y: 0.6)
                    ),
                    .close,
                ])
            }),
        pair(
            "cloud", 24, 16.5,
            {
                Path(elements: [
                    .move(to: CGPoint(x: 6, y: 14.6)),
                    .cubic(
                        to: CGPoint(x: 5.6, y: 6.4), control1: CGPoint(x: 0, y: 14.6), control2: CGPoint(x: 0.4, y: 6.8)
                    ),
                    .cubic(
                        to: CGPoint(x: 17, y: 5.4), control1: CGPoint(x: 7, y: 0.4), control2: CGPoint(x: 15.4, y: 0.4)),
                    .cubic(
                        to: CGPoint(x: 18.4, y: 14.6), control1: CGPoint(x: 23.6, y: 5),
                        control2: CGPoint(x: 24, y: 14.6)),
                    .close,
                ])
            }),
        pair("sun.max", 22, 22, { .circle(11, 11, 4.4) }, extra: { rays(11, 11, 7.6, 9.8) }),
    ])

    static func rays(_ x: CGFloat, _ y: CGFloat, _ from: CGFloat, _ to: CGFloat) -> [Path] {
        (0..<8).map { index in
            let angle = CGFloat(index) * .pi / 4
            return .line((x + from * cos(angle), y + from * sin(angle)), (x + to * cos(angle), y + to * sin(angle)))
        }
    }
}
