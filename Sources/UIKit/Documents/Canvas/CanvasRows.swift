import InterfaceBuilder

/// The rows that Interface Builder shows in a table: static ones in their sections, or each prototype once.
///
/// As recorded, rows and what is between them are as high as the document says; in other settings they size themselves as
/// in an app.
final class CanvasRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    private struct Row {
        let cell: UITableViewCell
        /// nil for the table's own.
        let height: CGFloat?
    }

    private struct Section {
        let header: String?
        let footer: String?
        let rows: [Row]
        /// Points, nil for the table's own.
        let headerHeight: CGFloat?
        let footerHeight: CGFloat?
    }

    private let sections: [Section]
    private let isGrouped: Bool
    private let isRecorded: Bool

    var isEmpty: Bool { sections.isEmpty }

    init(_ element: MarkupElement, _ loader: NibLoader) {
        isGrouped = element["style"] != nil && element["style"] != "plain"
        isRecorded = loader.options.isCanvas
        var end = element.child(key: "tableHeaderView")?.rect(key: "frame")?.height ?? 0
        var sections: [Section] = []
        let prototypes = element.children(of: "prototypes")
        if !prototypes.isEmpty {
            sections.append(Self.section("Prototype Cells", nil, prototypes, loader, below: &end))
        }
        for written in element.children(of: "sections") {
            sections.append(
                Self.section(
                    loader.text(written, "headerTitle"), loader.text(written, "footerTitle"),
                    written.children(of: "cells"), loader, below: &end))
        }
        self.sections = sections
    }

    /// - Parameter end: where the rows above end, in the table; then where these end; points.
    private static func section(
        _ header: String?, _ footer: String?, _ cells: [MarkupElement], _ loader: NibLoader, below end: inout Double
    ) -> Section {
        let isRecorded = loader.options.isCanvas
        let frames = cells.compactMap { $0.rect(key: "frame") }
        let footerHeight = isRecorded ? footer == nil ? CGFloat.leastNonzeroMagnitude : nil : nil
        let gap = frames.first.map { CGFloat($0.y - end) } ?? 0
        if let last = frames.last { end = last.y + last.height }
        let rows = cells.compactMap { element -> Row? in
            guard let cell = loader.makeView(element) as? UITableViewCell else { return nil }
            let recorded = isRecorded ? element.rect(key: "frame")?.height : nil
            return Row(cell: cell, height: (recorded ?? element.number("rowHeight")).map { CGFloat($0) })
        }
        return Section(
            header: header, footer: footer, rows: rows,
            headerHeight: isRecorded ? max(.leastNonzeroMagnitude, gap) : nil, footerHeight: footerHeight)
    }

    // MARK: Data

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        sections[indexPath.section].rows[indexPath.row].cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    // MARK: Heights

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        sections[indexPath.section].rows[indexPath.row].height ?? tableView.rowHeight
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        sections[section].headerHeight ?? tableView.sectionHeaderHeight
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        sections[section].footerHeight ?? tableView.sectionFooterHeight
    }
}

extension UITableView {
    /// Shows the rows that the canvas shows.
    func showRows(of element: MarkupElement, _ loader: NibLoader) {
        let rows = CanvasRows(element, loader)
        guard !rows.isEmpty else { return }
        loader.dataSources.append(rows)
        dataSource = rows
        delegate = rows
        if loader.options.isCanvas { sectionHeaderTopPadding = 0 }
    }
}

extension UICollectionView {
    /// Shows each prototype once, at its recorded place: the document doesn't say how a layout would place them.
    func showCells(of element: MarkupElement, _ loader: NibLoader) {
        let parts = ["sectionHeaderView", "sectionFooterView"].compactMap { element.child(key: $0) }
        for prototype in element.children(of: "cells") + parts {
            guard let view = loader.makeView(prototype) else { continue }
            if let frame = prototype.rect(key: "frame") {
                view.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
            }
            addSubview(view)
        }
    }
}
