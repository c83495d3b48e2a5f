/// The system's side margin of full-width content: 16 points, 20 from 414 points of width on.
enum SideMargin {
    static func points(forWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
