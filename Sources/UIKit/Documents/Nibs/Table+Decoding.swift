import InterfaceBuilder

extension UITableView {
    static func style(from coder: NSCoder) -> Style {
        switch (coder as? NibCoder)?.element["style"] {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }

    func staticSection(_ section: Int) -> StaticSection? {
        guard let sections = state.staticSections, sections.indices.contains(section) else { return nil }
        return sections[section]
    }

    func staticCell(at indexPath: IndexPath) -> UITableViewCell? {
        guard let cells = staticSection(indexPath.section)?.cells, cells.indices.contains(indexPath.row) else {
            return nil
        }
        return cells[indexPath.row].view
    }

    func decodeTable(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        let element = nib.element
        decodeHeights(element)
        switch element["separatorStyle"] {
        case "none": separatorStyle = .none
        default: separatorStyle = .singleLine
        }
        if let color = element.child(key: "separatorColor").flatMap({ nib.loader.color($0) }) { separatorColor = color }
        if let inset = element.insets(key: "separatorInset") { separatorInset = UIEdgeInsets(inset) }
        allowsSelection = element.flag("allowsSelection") ?? true
        allowsMultipleSelection = element.flag("allowsMultipleSelection") ?? false
        // The canvas lays out a table without rows.
        guard !nib.loader.options.isCanvas || nib.loader.options.showsContents else { return }
        tableHeaderView = element.child(key: "tableHeaderView").flatMap { nib.loader.makeView($0) }
        tableFooterView = element.child(key: "tableFooterView").flatMap { nib.loader.makeView($0) }
        guard !nib.loader.options.showsContents else { return showRows(of: element, nib.loader) }
        for prototype in element.children(of: "prototypes") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            register(UINib(prototype: prototype, loader: nib.loader), forCellReuseIdentifier: identifier)
        }
        // Tables of prototypes may have an empty element too: theirs come from a data source.
        if let sections = element.child("sections")?.children, !sections.isEmpty || element["dataMode"] == "static" {
            state.staticSections = sections.map { Self.section($0, nib.loader) }
        }
    }

    /// Interface Builder writes every height that it knows; an estimate that isn't written is automatic for rows only.
    private func decodeHeights(_ element: MarkupElement) {
        rowHeight = CGFloat(element.number("rowHeight") ?? 44)
        estimatedRowHeight = CGFloat(element.number("estimatedRowHeight") ?? 0)
        if let height = element.number("sectionHeaderHeight") { sectionHeaderHeight = CGFloat(height) }
        if let height = element.number("sectionFooterHeight") { sectionFooterHeight = CGFloat(height) }
        estimatedSectionHeaderHeight = CGFloat(element.number("estimatedSectionHeaderHeight") ?? 0)
        estimatedSectionFooterHeight = CGFloat(element.number("estimatedSectionFooterHeight") ?? 0)
    }

    private static func section(_ element: MarkupElement, _ loader: NibLoader) -> StaticSection {
        let cells = element.children(of: "cells").compactMap { child -> StaticSection.Cell? in
            guard let view = loader.makeView(child) as? UITableViewCell else { return nil }
            return StaticSection.Cell(view: view, height: child.number("rowHeight").map { CGFloat($0) })
        }
        return StaticSection(
            header: loader.text(element, "headerTitle"), footer: loader.text(element, "footerTitle"), cells: cells)
    }
}

extension UITableViewCell {
    static func style(from coder: NSCoder) -> CellStyle {
        switch (coder as? NibCoder)?.element["style"] {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: .default
        }
    }

    func decodeCell(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        let element = nib.element
        decodeAppearance(from: coder)
        if element.child(key: "backgroundColor") == nil {
            withoutRecordingCustomization { $0.backgroundColor = .systemBackground }
        }
        reuseIdentifier = element["reuseIdentifier"]
        let accessories: [String: AccessoryType] = [
            "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
            "checkmark": .checkmark, "detailButton": .detailButton,
        ]
        accessoryType = element["accessoryType"].flatMap { accessories[$0] } ?? .none
        switch element["selectionStyle"] {
        case "none": selectionStyle = .none
        case "blue": selectionStyle = .blue
        case "gray": selectionStyle = .gray
        default: selectionStyle = .default
        }
        if let inset = element.insets(key: "separatorInset") { separatorInset = UIEdgeInsets(inset) }
        if element["style"] != nil, let content = element.child(key: "contentView") {
            decodeLabels(element, content, nib.loader)
        } else {
            decodeOwnContentView(element, nib.loader)
        }
    }

    /// The labels of a built-in style are the cell's own; the document says what is in them.
    private func decodeLabels(_ element: MarkupElement, _ content: MarkupElement, _ loader: NibLoader) {
        for (name, label) in [("textLabel", textLabel), ("detailTextLabel", detailTextLabel)] {
            guard let label, let id = element[name],
                let written = content.children(of: "subviews").first(where: { $0.id == id })
            else { continue }
            label.decodeContent(from: NibCoder(element: written, loader: loader))
            // A cell's own layout doesn't ask for it: on canvases lines are wider than the width that is written.
            label.preferredMaxLayoutWidth = 0
            loader.register(label, written)
        }
        if let id = element["imageView"], let imageView,
            let written = content.children(of: "subviews").first(where: { $0.id == id })
        {
            imageView.decodeContent(from: NibCoder(element: written, loader: loader))
            loader.register(imageView, written)
        }
        loader.register(contentView, content)
    }
}

extension UITableViewHeaderFooterView {
    func decodeContent(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        decodeOwnContentView(nib.element, nib.loader)
    }
}
