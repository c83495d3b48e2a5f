/// One of the four numbers of a frame.
public enum FrameComponent: String, CaseIterable, Sendable {
    case x, y, width, height
}
