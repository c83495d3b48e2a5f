import Graphics

/// Tools and places.
extension SymbolCatalog {
    static let tools = merged([
        pair(
            "house", 23, 19, { .line((4, 9), (4, 17.4), (19, 17.4), (19, 9), (11.5, 2.4), closed: true) },
            extra: {
                [.line((1.4, 10.6), (11.5, 1.8), (21.6, 10.6)), .line((9, 17.4), (9, 11.6), (14, 11.6), (14, 17.4))]
            }, cut: { [.box(9.2, 11.4, 4.6, 6)] }, kept: { [.line((1.4, 10.6), (11.5, 1.8), (21.6, 10.6))] }),
        pair(
            "bell", 18, 20,
            {
                Path(elements: [
                    .move(to: CGPoint(x: 1.6, y: 15)), .line(to: CGPoint(x: 3.6, y: 12)),
                    .cubic(
                        to: CGPoint(x: 9, y: 1.6), control1: CGPoint(x: 3.6, y: 5), control2: CGPoint(x: 5.4, y: 1.6)),
                    .cubic(
                        to: CGPoint(x: 14.4, y: 12), control1: CGPoint(x: 12.6, y: 1.6),
                        control2: CGPoint(x: 14.4, y: 5)),
                    .line(to: CGPoint(x: 16.4, y: 15)), .close,
                ])
            }, extra: { [.arc(9, 16.4, 2.2, from: 10, to: 170)] }),
        pair(
            "lock", 14, 20, { .box(1.6, 8.4, 10.8, 9.6, radius: 2) },
            extra: { [.line((3.8, 8.4), (3.8, 5)), .line((10.2, 8.4), (10.2, 5)), .arc(7, 5, 3.2, from: -180, to: 0)] }),
        pair(
            "lock.open", 19, 20, { .box(1.6, 8.4, 10.8, 9.6, radius: 2) },
            extra: {
                [.line((10.2, 8.4), (10.2, 5)), .line((16.6, 8), (16.6, 5)), .arc(13.4, 5, 3.2, from: -180, to: 0)]
            }),
        pair(
            "trash", 19, 20.5, { .line((3.4, 4.6), (4.4, 19), (14.6, 19), (15.6, 4.6), closed: true) },
            extra: {
                [
                    .line((1.6, 4.6), (17.4, 4.6)), .line((6.6, 4.6), (6.6, 1.8), (12.4, 1.8), (12.4, 4.6)),
                    .line((7, 8), (7.4, 15.8)), .line((12, 8), (11.6, 15.8)),
                ]
            },
            cut: {
                [
                    .band([CGPoint(x: 7, y: 7.6), CGPoint(x: 7.4, y: 16)], 1.2),
                    .band([CGPoint(x: 12, y: 7.6), CGPoint(x: 11.6, y: 16)], 1.2),
                ]
            },
            kept: { [.line((1.6, 4.6), (17.4, 4.6)), .line((6.6, 4.6), (6.6, 1.8), (12.4, 1.8), (12.4, 4.6))] }),
        pair("gearshape", 20, 20, { gear(10, 10) }, extra: { [.circle(10, 10, 3.2)] }, cut: { [.circle(10, 10, 3.2)] }),
        ["gear": { SymbolDrawing(20, 20, lines: [gear(10, 10), .circle(10, 10, 3.2)]) }],
        [
            "magnifyingglass": {
                SymbolDrawing(20, 20, lines: [.circle(8.2, 8.2, 6.4), .line((12.9, 12.9), (18.2, 18.2))])
            }
        ],
        [
            "pencil": {
                SymbolDrawing(
                    17, 16.5, lines: [.line((2, 14.6), (3, 10.6), (11.8, 1.8), (14.8, 4.8), (6, 13.6), closed: true)])
            }
        ],
        [
            "square.and.pencil": {
                SymbolDrawing(
                    21, 19.5,
                    lines: [
                        .line((11, 4.2), (2, 4.2), (2, 18), (15.8, 18), (15.8, 9.4)),
                        .line((8.4, 11.8), (9.2, 9), (17, 1.4), (19.2, 3.6), (11.4, 11.2), closed: true),
                    ])
            }
        ],
        ["square.and.arrow.up": { share(up: true) }, "square.and.arrow.down": { share(up: false) }],
        [
            "arrow.clockwise": {
                SymbolDrawing(
                    18, 20, lines: [.arc(9, 11, 7.4, from: -60, to: 250), .line((9, 0.8), (13, 4.2), (9.2, 7.4))])
            }
        ],
        [
            "arrow.counterclockwise": {
                SymbolDrawing(
                    18, 20, lines: [.arc(9, 11, 7.4, from: -120, to: -430), .line((9, 0.8), (5, 4.2), (8.8, 7.4))])
            }
        ],
        [
            "slider.horizontal.3": {
                SymbolDrawing(
                    21.5, 18,
                    lines: [
                        .line((1.6, 3.4), (11, 3.4)), .line((16, 3.4), (19.8, 3.4)), .circle(13.5, 3.4, 2),
                        .line((1.6, 9), (4, 9)),
                        .line((9, 9), (19.8, 9)), .circle(6.5, 9, 2), .line((1.6, 14.6), (11, 14.6)),
                        .line((16, 14.6), (19.8, 14.6)),
                        .circle(13.5, 14.6, 2),
                    ])
            }
        ],
        [
            "link": {
                SymbolDrawing(
                    20, 20,
                    lines: [
                        Path.box(-3, -6.6, 6, 8.6, radius: 3).applying(tilt(13, 7.4)),
                        Path.box(-3, -2, 6, 8.6, radius: 3).applying(tilt(7, 12.6)),
                    ])
            }
        ],
        [
            "paperclip": {
                SymbolDrawing(
                    19, 20,
                    lines: [
                        .line(
                            (14.4, 9), (7.4, 16), (4, 15.8), (3.4, 12.4), (12, 3.6), (15.4, 3.6), (16.4, 6.8),
                            (8.6, 14.4))
                    ])
            }
        ],
        [
            "globe": {
                SymbolDrawing(
                    20, 20,
                    lines: [
                        .circle(10, 10, 9), Path(ellipseIn: CGRect(x: 6, y: 1, width: 8, height: 18)),
                        .line((1, 10), (19, 10)),
                    ])
            }
        ],
        pair(
            "clock", 20, 20, { .circle(10, 10, 9) }, extra: { [.line((10, 4.6), (10, 10.6), (13.6, 10.6))] },
            cut: { [.band([CGPoint(x: 10, y: 4.4), CGPoint(x: 10, y: 10.6), CGPoint(x: 14, y: 10.6)], 1.4)] }),
        pair("location", 19, 19, { .line((17.6, 1.4), (1.4, 8.4), (9.4, 9.6), (10.6, 17.6), closed: true) }),
        pair(
            "mappin.and.ellipse", 17, 21, { .circle(8.5, 5, 3.6) },
            extra: { [.line((8.5, 8.6), (8.5, 16)), Path(ellipseIn: CGRect(x: 2, y: 13.4, width: 13, height: 6))] }),
        ["mappin": { SymbolDrawing(9, 21, lines: [.line((4.5, 8), (4.5, 19))], areas: [.circle(4.5, 4.6, 3.4)]) }],
        pair(
            "phone", 18, 18,
            {
                Path(elements: [
                    .move(to: CGPoint(x: 2, y: 3.4)), .line(to: CGPoint(x: 5, y: 1.6)),
                    .line(to: CGPoint(x: 7.6, y: 5.6)),
                    .line(to: CGPoint(x: 6, y: 8)),
                    .cubic(
                        to: CGPoint(x: 10.2, y: 12.2), control1: CGPoint(x: 6.8, y: 9.8),
                        control2: CGPoint(x: 8.4, y: 11.4)),
                    .line(to: CGPoint(x: 12.6, y: 10.6)), .line(to: CGPoint(x: 16.6, y: 13.2)),
                    .line(to: CGPoint(x: 14.8, y: 16.2)),
                    .cubic(to: CGPoint(x: 2, y: 3.4), control1: CGPoint(x: 9, y: 18), control2: CGPoint(x: 0.2, y: 9)),
                    .close,
                ])
            }),
        pair(
            "mic", 14, 20, { .box(4, 1.4, 6, 10.6, radius: 3) },
            extra: { [.arc(7, 9, 5.4, from: 170, to: 10), .line((7, 14.4), (7, 18.4)), .line((4, 18.4), (10, 18.4))] }),
        pair(
            "video", 25, 16, { .box(1.6, 1.6, 15.4, 12.8, radius: 3) },
            extra: { [.line((19, 6.4), (23.4, 3.4), (23.4, 12.6), (19, 9.6), closed: true)] }),
        pair(
            "speaker.wave.2", 23, 17,
            { .line((1.6, 6), (5.2, 6), (10, 1.8), (10, 15.2), (5.2, 11), (1.6, 11), closed: true) },
            extra: { [.arc(10, 8.5, 5, from: -40, to: 40), .arc(10, 8.5, 9, from: -40, to: 40)] }),
        pair(
            "exclamationmark.triangle", 21, 19, { .line((10.5, 1.8), (19.6, 17), (1.4, 17), closed: true) },
            extra: { [.line((10.5, 7), (10.5, 11.6)), .line((10.5, 14.2), (10.5, 14.3))] },
            cut: { [.band([CGPoint(x: 10.5, y: 6.4), CGPoint(x: 10.5, y: 11.8)], 1.6), .circle(10.5, 14.2, 1)] }),
        [
            "tablecells": {
                SymbolDrawing(
                    22, 16,
                    lines: [
                        .box(1.6, 1.6, 18.8, 12.8, radius: 2.6), .line((1.6, 5.8), (20.4, 5.8)),
                        .line((1.6, 10), (20.4, 10)), .line((8, 1.6), (8, 14.4)), .line((14, 1.6), (14, 14.4)),
                    ])
            }
        ],
        [
            "wifi": {
                SymbolDrawing(
                    22, 16, lines: [.arc(11, 14, 11.4, from: -138, to: -42), .arc(11, 14, 6.8, from: -138, to: -42)],
                    areas: [.circle(11, 13, 1.7)])
            }
        ],
    ])

    static func tilt(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: .pi / 4).concatenating(CGAffineTransform(translationX: x, y: y))
    }

    static func share(up: Bool) -> SymbolDrawing {
        let head: Path = up ? .line((5.6, 4.8), (9, 1.4), (12.4, 4.8)) : .line((5.6, 9.8), (9, 13.2), (12.4, 9.8))
        return SymbolDrawing(
            18, 22,
            lines: [
                .line((6, 7.4), (2, 7.4), (2, 20.4), (16, 20.4), (16, 7.4), (12, 7.4)), .line((9, 1.6), (9, 13)), head,
            ])
    }

    static func gear(_ x: CGFloat, _ y: CGFloat) -> Path {
        let points = (0..<32).map { index -> CGPoint in
            let radius: CGFloat = (index % 4 == 0 || index % 4 == 3) ? 9 : 7
            let angle = (CGFloat(index) + 0.5) * .pi / 16
            return CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
        }
        return Path(elements: points.enumerated().map { $0 == 0 ? .move(to: $1) : .line(to: $1) } + [.close])
    }
}
