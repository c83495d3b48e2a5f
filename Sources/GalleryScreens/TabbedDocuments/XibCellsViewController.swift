import UIKit

/// A list of cells from a document, their heights found by hand: the controller measures a cell of its own at the table's
/// width, or leaves it to the table.
class XibCellsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, InterfaceConnectable {
    enum Sizing {
        /// The delegate gives the height that a cell comes to at the table's width.
        case byHand
        /// The delegate forgets to give the cell the table's width: rows are as high as on the document's canvas.
        case byHandAtDocumentWidth
        case automatic
    }

    weak var tableView: UITableView!
    var sizing = Sizing.byHand

    class var interfaceConnections: InterfaceConnections {
        InterfaceConnections().outlet("tableView", \XibCellsViewController.tableView)
    }

    private let texts = [
        "いろはにほへとちりぬるをわかよたれそつねならむうゐのおくやまけふこえてあさきゆめみしゑひもせす"
            + "色は匂へど散りぬるを我が世誰ぞ常ならむ有為の奥山今日越えて浅き夢見じ酔ひもせず色は",
        "短い説明。",
        "写真の下の文章が長くなると、行もその分だけ高くなります。文字の間ならどこでも折り返せます。",
    ]
    private let pictures = ["Hills", "Waves", "Sun"]
    /// Measured, never shown.
    private lazy var measuredCell = Bundle.module.loadNibNamed("PreferredCell", owner: nil)?.first as? PreferredCell

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(
            UINib(nibName: "PreferredCell", bundle: .module), forCellReuseIdentifier: "PreferredCell")
    }

    private func configure(_ cell: PreferredCell, at indexPath: IndexPath) {
        cell.descriptionLabel.text = texts[indexPath.row]
        cell.pictureView.image = UIImage(
            named: pictures[indexPath.row % pictures.count], in: .module, compatibleWith: traitCollection)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "PreferredCell", for: indexPath)
        if let cell = cell as? PreferredCell { configure(cell, at: indexPath) }
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard sizing != .automatic, let cell = measuredCell else { return UITableView.automaticDimension }
        configure(cell, at: indexPath)
        if sizing == .byHand { cell.bounds.size.width = tableView.bounds.width }
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        let size = cell.contentView.systemLayoutSizeFitting(
            CGSize(width: cell.contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        // Rows end on pixels; a picture of 16 by 9 seldom does.
        let scale = traitCollection.displayScale
        return (size.height * scale).rounded(.up) / scale
    }
}
