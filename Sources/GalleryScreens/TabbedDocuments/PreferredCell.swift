import UIKit

/// A picture of 16 by 9 and a text below it, as `PreferredCell.xib` has them.
class PreferredCell: UITableViewCell, InterfaceConnectable {
    weak var pictureView: UIImageView!
    weak var descriptionLabel: UILabel!
    /// Around picture and text; on the canvas it is 385 points high by a constraint that the loaded cell lacks.
    weak var preferredView: UIView!

    class var interfaceConnections: InterfaceConnections {
        InterfaceConnections()
            .outlet("pictureView", \PreferredCell.pictureView)
            .outlet("descriptionLabel", \PreferredCell.descriptionLabel)
            .outlet("preferredView", \PreferredCell.preferredView)
    }
}
