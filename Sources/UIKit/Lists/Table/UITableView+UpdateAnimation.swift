import Graphics
import ListGeometry

/// Batches drawn as movements on the application's timeline.
///
/// Views have their end state from the batch on, and the delegate has been notified; the drawing until the end comes
/// from tracks beside them. Deleted rows are drawn by pictures of their last state.
extension UITableView {
    /// The visible state before a batch.
    struct UpdateScene {
        /// Centres of cells, headers and footers, from the table's upper left corner.
        var centers: [(view: UIView, center: CGPoint)] = []
        var pictures: [ObjectIdentifier: RowPicture] = [:]
    }

    func animates(_ animations: UpdateAnimations) -> Bool {
        !animations.isEmpty && window != nil && UIView.areAnimationsEnabled
    }

    func scene() -> UpdateScene {
        let origin = bounds.origin
        let views = state.visible.compactMap { state.cells[$0] } + sortedSupplementaryViews.map(\.1)
        return UpdateScene(
            centers: views.map {
                (view: $0, center: CGPoint(x: $0.center.x - origin.x, y: $0.center.y - origin.y))
            })
    }

    /// Captures pictures of deleted rows, before their cells are reused.
    func capturePictures(of cells: [UITableViewCell], into scene: inout UpdateScene?) {
        for cell in cells { scene?.pictures[ObjectIdentifier(cell)] = RowPicture(of: cell) }
    }

    /// Starts the movements from a scene to the present state, and calls `finish` when they have ended.
    func animate(from scene: UpdateScene, _ animations: UpdateAnimations, _ finish: @escaping (Bool) -> Void) {
        let origin = bounds.origin
        // Rows can be touched on their way.
        UIView.animate(withDuration: UpdateAnimations.duration, delay: 0, options: .allowUserInteraction) {
            for row in self.state.visible {
                guard let cell = self.state.cells[row] else { continue }
                if let old = scene.centers.first(where: { $0.view === cell })?.center {
                    self.move(cell, from: CGPoint(x: old.x + origin.x, y: old.y + origin.y))
                } else if let animation = animations.inserted {
                    let way = animation.displacement(of: cell.bounds.size)
                    self.move(cell, from: CGPoint(x: cell.center.x + way.x, y: cell.center.y + way.y))
                    AnimationContext.changed(cell, .alpha, from: .number(0), to: .number(cell.alpha))
                }
            }
            for (_, part) in self.sortedSupplementaryViews {
                guard let old = scene.centers.first(where: { $0.view === part })?.center else { continue }
                self.move(part, from: CGPoint(x: old.x + origin.x, y: old.y + origin.y))
            }
        } completion: {
            finish($0)
        }
        if let animation = animations.deleted { sendOff(scene, animation) }
    }

    func move(_ view: UIView, from start: CGPoint) {
        guard start != view.center else { return }
        AnimationContext.changed(view, .center, from: .point(start), to: .point(view.center))
    }

    /// Rows that went fade out, or leave to a side, under those that stay.
    private func sendOff(_ scene: UpdateScene, _ animation: RowAnimation) {
        let origin = bounds.origin
        let gone = scene.centers.compactMap { old -> RowPicture? in
            guard let picture = scene.pictures[ObjectIdentifier(old.view)] else { return nil }
            picture.center = CGPoint(x: old.center.x + origin.x, y: old.center.y + origin.y)
            return picture
        }
        guard !gone.isEmpty else { return }
        for picture in gone { insertSubview(picture, at: 0) }
        UIView.animate(
            withDuration: UpdateAnimations.duration,
            animations: {
                for picture in gone {
                    let way = animation.displacement(of: picture.bounds.size)
                    picture.center = CGPoint(x: picture.center.x + way.x, y: picture.center.y + way.y)
                    picture.alpha = 0
                }
            },
            completion: { _ in
                for picture in gone { picture.removeFromSuperview() }
            })
    }
}

/// Draws a view as it was.
final class RowPicture: UIView {
    private let list: DisplayList

    init(of view: UIView) {
        list = view.displayList()
        super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
        isUserInteractionEnabled = false
        viewStyle.isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func recordContent(into recorder: inout DisplayListRecorder) { recorder.append(list) }
}
