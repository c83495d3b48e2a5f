import Graphics

/// People, hands and eyes.
extension SymbolCatalog {
    static func shoulders(_ x: CGFloat, _ top: CGFloat, _ half: CGFloat, _ height: CGFloat) -> Path {
        Path(elements: [
            .move(to: CGPoint(x: x - half, y: top + height)),
            .cubic(
                to: CGPoint(x: x, y: top), control1: CGPoint(x: x - half, y: top + height * 0.4),
                control2: CGPoint(x: x - half * 0.5, y: top)),
            .cubic(
                to: CGPoint(x: x + half, y: top + height), control1: CGPoint(x: x + half * 0.5, y: top),
                control2: CGPoint(x: x + half, y: top + height * 0.4)),
            .close,
        ])
    }

    static let people = merged([
        pair("person", 18, 19, { Path.circle(9, 5.4, 4).joined(with: shoulders(9, 11.2, 7.4, 6.2)) }),
        pair(
            "person.2", 27, 19,
            {
                Path.circle(9, 6, 3.6).joined(
                    with: shoulders(9, 11.4, 7, 5.8), .circle(19.4, 6.6, 3), shoulders(20, 12, 5.6, 5.2))
            }),
        pair(
            "hand.thumbsup", 20, 20,
            {
                .line((7, 9), (10.4, 2), (13, 4), (12.2, 8), (17.8, 8), (16.4, 17.4), (7, 17.4), closed: true)
            }, extra: { [.box(2, 9, 3.4, 8.4, radius: 1)] }),
        pair(
            "eye", 25, 16,
            {
                Path(elements: [
                    .move(to: CGPoint(x: 1.4, y: 8)),
                    .cubic(
                        to: CGPoint(x: 23.6, y: 8), control1: CGPoint(x: 6.4, y: -0.4),
                        control2: CGPoint(x: 18.6, y: -0.4)),
                    .cubic(
                        to: CGPoint(x: 1.4, y: 8), control1: CGPoint(x: 18.6, y: 16.4),
                        control2: CGPoint(x: 6.4, y: 16.4)),
                    .close,
                ])
            }, extra: { [.circle(12.5, 8, 3.4)] }, cut: { [.circle(12.5, 8, 4.2), .circle(12.5, 8, 2.6)] }),
        [
            "eye.slash": {
                var drawing = things["eye"]?() ?? standIn
                drawing.lines.append(.line((4, 1.4), (21, 15)))
                return drawing
            }
        ],
    ])
}
