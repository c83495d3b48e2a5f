import Graphics

/// Papers, letters, boxes and shopping.
extension SymbolCatalog {
    static func bubble(_ x: CGFloat, tail: CGFloat) -> Path {
        Path.box(1.4, 1.4, 20, 14, radius: 5).joined(with: .line((x, 15.4), (x + tail, 19), (x + tail * 1.6, 15.4)))
    }

    static let papers = merged([
        pair(
            "doc", 16, 20, { .line((2, 1.4), (9.4, 1.4), (14, 6.2), (14, 18.6), (2, 18.6), closed: true) },
            extra: { [.line((9.4, 1.4), (9.4, 6.2), (14, 6.2))] }),
        [
            "doc.on.doc": {
                SymbolDrawing(
                    20, 22,
                    lines: [
                        .line((6.6, 5), (6.6, 1.4), (13, 1.4), (18.4, 6.6), (18.4, 15.6), (14, 15.6)),
                        .line((13, 1.4), (13, 6.6), (18.4, 6.6)),
                        .line((1.6, 6.4), (8, 6.4), (13, 11.4), (13, 20.6), (1.6, 20.6), closed: true),
                        .line((8, 6.4), (8, 11.4), (13, 11.4)),
                    ])
            },
            "doc.text": {
                SymbolDrawing(
                    16, 20,
                    lines: [
                        .line((2, 1.4), (9.4, 1.4), (14, 6.2), (14, 18.6), (2, 18.6), closed: true),
                        .line((9.4, 1.4), (9.4, 6.2), (14, 6.2)), .line((5, 10.4), (11, 10.4)),
                        .line((5, 14), (11, 14)),
                    ])
            },
        ],
        pair(
            "folder", 22, 17,
            {
                .line((1.6, 3.6), (1.6, 1.6), (8, 1.6), (10, 3.6), (20.4, 3.6), (20.4, 15.4), (1.6, 15.4), closed: true)
            }, extra: { [.line((1.6, 6.8), (20.4, 6.8))] }),
        pair(
            "tray", 22, 16,
            { .line((4.4, 1.6), (17.6, 1.6), (20.4, 8.6), (20.4, 14.4), (1.6, 14.4), (1.6, 8.6), closed: true) },
            extra: { [.line((1.6, 8.6), (7.4, 8.6), (8.8, 11), (13.2, 11), (14.6, 8.6), (20.4, 8.6))] }),
        pair(
            "envelope", 22, 17, { .box(1.6, 1.6, 18.8, 13.8, radius: 3) },
            extra: { [.line((2.6, 3), (11, 9.6), (19.4, 3))] },
            cut: { [.band([CGPoint(x: 1.8, y: 2.6), CGPoint(x: 11, y: 9.6), CGPoint(x: 20.2, y: 2.6)], 1.3)] }),
        pair(
            "paperplane", 21, 20, { .line((19.4, 1.4), (1.4, 9), (7.6, 11.8), (10.6, 18.4), closed: true) },
            extra: { [.line((19.4, 1.4), (7.6, 11.8))] }),
        pair("message", 22, 20, { bubble(5, tail: 1.6) }),
        pair("bubble.left", 22, 20, { bubble(5, tail: 1.6) }),
        pair("bubble.right", 22, 20, { bubble(14, tail: 2.4) }),
        pair(
            "photo", 23, 18, { .box(1.6, 1.6, 19.8, 14.8, radius: 3) },
            extra: { [.circle(6.6, 6.4, 1.7), .line((2, 13.6), (8.4, 9.6), (11.6, 12), (16, 7.6), (21, 12.6))] },
            cut: {
                [
                    .circle(6.6, 6.4, 1.9),
                    .line(
                        (3.4, 14.4), (8.4, 11), (11.6, 13.2), (16, 9), (20, 13.2), (20, 14.6), (3.4, 14.6), closed: true
                    ),
                ]
            }),
        pair(
            "camera", 23, 18,
            {
                .line(
                    (1.6, 4.4), (6.6, 4.4), (8.4, 1.6), (14.6, 1.6), (16.4, 4.4), (21.4, 4.4), (21.4, 16.4),
                    (1.6, 16.4), closed: true)
            }, extra: { [.circle(11.5, 10, 3.8)] }, cut: { [.circle(11.5, 10, 4.2), .circle(11.5, 10, 2.8)] }),
        pair("calendar", 20, 18.5, { .box(1.6, 1.6, 16.8, 15.4, radius: 3) }, extra: { [.line((1.6, 6), (18.4, 6))] }),
        pair(
            "map", 22, 19,
            {
                .line(
                    (1.6, 4), (8, 1.6), (14, 4), (20.4, 1.6), (20.4, 15), (14, 17.4), (8, 15), (1.6, 17.4), closed: true
                )
            }, extra: { [.line((8, 1.6), (8, 15)), .line((14, 4), (14, 17.4))] }),
        pair(
            "creditcard", 23, 17, { .box(1.6, 1.6, 19.8, 13.8, radius: 3) }, extra: { [.line((1.6, 6), (21.4, 6))] },
            cut: { [.box(1, 5, 21, 2)] }),
        pair(
            "bag", 18, 20, { .line((2.4, 6), (15.6, 6), (16.6, 18.4), (1.4, 18.4), closed: true) },
            extra: { [.arc(9, 6, 3.6, from: -180, to: 0)] }),
        pair(
            "cart", 23, 19, { .line((1.4, 2), (4.6, 2), (7.4, 12.6), (18.4, 12.6), (20.8, 4.6), (5.4, 4.6)) },
            extra: { [.circle(9, 16.4, 1.2), .circle(17, 16.4, 1.2)] }),
        pair(
            "gift", 20, 20, { .box(2.4, 9, 15.2, 9.6, radius: 1.4) },
            extra: {
                [
                    .box(1.4, 5, 17.2, 4, radius: 1), .line((10, 5), (10, 18.6)), .circle(7.4, 3, 1.8),
                    .circle(12.6, 3, 1.8),
                ]
            }),
        pair(
            "square.grid.2x2", 19, 18,
            {
                Path.box(1.4, 1.2, 6.4, 6.2, radius: 1.2).joined(
                    with: .box(11.2, 1.2, 6.4, 6.2, radius: 1.2), .box(1.4, 10.6, 6.4, 6.2, radius: 1.2),
                    .box(11.2, 10.6, 6.4, 6.2, radius: 1.2))
            }),
        pair(
            "rectangle.stack", 20, 19, { .box(1.6, 6, 16.8, 11.4, radius: 2.6) },
            extra: { [.line((3.6, 3.6), (16.4, 3.6)), .line((5.6, 1.4), (14.4, 1.4))] }),
    ])
}
