import Graphics

/// Lets the user choose a colour from a grid, and its opacity where that is wanted.
///
/// Of UIKit's three pages the grid is there; the spectrum and the sliders aren't, nor are the user's saved colours.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// A change by the program isn't reported to the delegate; the user's choices are.
    open var selectedColor = UIColor.black { didSet { showSelection() } }
    open var supportsAlpha = true { didSet { alphaRow.isHidden = !supportsAlpha } }

    private let grid = ColorGrid()
    private let slider = UISlider()
    private let alphaRow = UIStackView()
    private let heading = UILabel()
    private let close = UIButton(type: .close)

    public init() {
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 375, height: 480)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        preferredContentSize = CGSize(width: 375, height: 480)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.text = title ?? "Colors"
        heading.font = .systemFont(ofSize: 17, weight: .semibold)
        close.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
        let head = UIStackView(arrangedSubviews: [heading, close])
        slider.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                choose(selectedColor.withAlphaComponent(CGFloat(slider.value)), continuously: slider.isTracking)
            }, for: .valueChanged)
        slider.accessibilityLabel = "Opacity"
        let words = UILabel()
        words.text = "OPACITY"
        words.font = .systemFont(ofSize: 13, weight: .semibold)
        words.textColor = .secondaryLabel
        alphaRow.axis = .vertical
        alphaRow.spacing = 8
        alphaRow.isHidden = !supportsAlpha
        for part in [words, slider] { alphaRow.addArrangedSubview(part) }
        grid.picked = { [weak self] in self?.choose($0, continuously: $1) }
        let stack = UIStackView(arrangedSubviews: [head, grid, alphaRow])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let margins = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: margins.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -16),
            grid.heightAnchor.constraint(equalTo: grid.widthAnchor, multiplier: 10 / 12),
        ])
        showSelection()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || presentingViewController == nil { delegate?.colorPickerViewControllerDidFinish(self) }
    }

    private func finish() { dismiss(animated: true) }

    private func choose(_ color: UIColor, continuously: Bool) {
        selectedColor = color
        delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
        if !continuously { delegate?.colorPickerViewControllerDidSelectColor(self) }
    }

    private func showSelection() {
        slider.value = Float(selectedColor.cgColor.alpha)
        grid.selected = selectedColor
    }
}

/// Methods that are called as the user chooses.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// The picker was closed.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
    /// - Parameter continuously: true while the finger is still down.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// The older way of telling.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
}

/// Twelve columns and ten rows: greys, then hues from dark to light.
final class ColorGrid: UIView {
    static let columns = 12
    static let rows = 10
    var picked: (UIColor, Bool) -> Void = { _, _ in }
    var selected: UIColor? { didSet { setNeedsComposition() } }
    private var lastCell: Int?

    static func color(row: Int, column: Int) -> UIColor {
        guard row > 0 else { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
        let hue = (CGFloat(column) / CGFloat(columns) + 0.53).truncatingRemainder(dividingBy: 1)
        let step = CGFloat(row - 1) / CGFloat(rows - 2)
        return UIColor(
            hue: hue, saturation: step < 0.5 ? 1 : 1 - (step - 0.5) * 1.7, brightness: min(1, 0.3 + step * 1.4),
            alpha: 1)
    }

    private func frame(row: Int, column: Int) -> CGRect {
        let grid = pixelGrid
        func edge(_ part: Int, _ count: Int, _ whole: CGFloat) -> CGFloat {
            CGFloat(grid.round(Double(whole * CGFloat(part) / CGFloat(count))))
        }
        let x = edge(column, Self.columns, bounds.width)
        let y = edge(row, Self.rows, bounds.height)
        return CGRect(
            x: x, y: y, width: edge(column + 1, Self.columns, bounds.width) - x,
            height: edge(row + 1, Self.rows, bounds.height) - y)
    }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        var marked: CGRect?
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                let color = Self.color(row: row, column: column)
                let place = frame(row: row, column: column)
                recorder.fill(Path(rect: place), color.graphicsColor(for: traitCollection))
                if selected?.withAlphaComponent(1) == color { marked = place }
            }
        }
        if let marked {
            recorder.stroke(
                Path(rect: marked.insetBy(dx: 1, dy: 1)), StrokeStyle(width: 3),
                UIColor.white.graphicsColor(for: traitCollection))
        }
    }

    private func pick(_ touches: Set<UITouch>, continuously: Bool) {
        guard let point = touches.first?.location(in: self), bounds.contains(point) else { return }
        let column = min(Self.columns - 1, Int(point.x / bounds.width * CGFloat(Self.columns)))
        let row = min(Self.rows - 1, Int(point.y / bounds.height * CGFloat(Self.rows)))
        let cell = row * Self.columns + column
        guard cell != lastCell || !continuously else { return }
        lastCell = cell
        picked(Self.color(row: row, column: column), continuously)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { pick(touches, continuously: true) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { pick(touches, continuously: true) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        pick(touches, continuously: false)
        lastCell = nil
    }
}
