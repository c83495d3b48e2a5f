package import Explanations
import ListGeometry

/// The known symptoms of faulty lists, looked for in the records of this collection view and its cells.
extension UICollectionView {
    /// The symptoms that there is evidence about, each with what was noted; most of them are sound.
    package var symptoms: [Symptom] {
        layoutIfNeeded()
        let names = ViewNames()
        var found: [Symptom] = []
        for cell in visibleCells { found += cellSymptoms(cell, names) }
        if let refused = record.refusedUpdate { found.append(refused.symptom) }
        return found + layoutSymptoms
    }

    /// The faults, once each.
    package var diagnoses: [Diagnosis] { symptoms.diagnoses }

    /// The faults of one cell, and those of the layout, which count for all.
    func diagnoses(ofRow row: UIView) -> [Diagnosis] {
        guard let cell = visibleCells.first(where: { $0 === row }) else { return [] }
        return (cellSymptoms(cell, ViewNames()) + layoutSymptoms).diagnoses
    }

    private var layoutSymptoms: [Symptom] { (collectionViewLayout as? UICollectionViewFlowLayout)?.widthSymptoms ?? [] }

    private func cellSymptoms(_ cell: UICollectionViewCell, _ names: ViewNames) -> [Symptom] {
        // Items have no separators; the layout's height is all there is.
        let dictated = cell.contentView.dictatedHeightSymptom(pixel: 0)
        return (dictated.map { [$0] } ?? []) + cell.contentView.contentSymptoms(names)
    }
}

extension UICollectionViewFlowLayout {
    /// The widest item of each section and the room for it, where the app gives widths and lines are rows.
    fileprivate var widthSymptoms: [Symptom] {
        guard isVertical, !estimatesItems else { return [] }
        return flow.arrangement.sections.compactMap { section in
            guard section.items.count > 0, section.metrics.lineLength > 0 else { return nil }
            let widest: Double? =
                switch section.items {
                case .alike(_, let size): size.main
                case .each(let sizes): sizes.map(\.main).max()
                }
            return .itemTooWide(item: widest, available: section.metrics.available)
        }
    }
}

extension [Symptom] {
    /// The diagnoses of the symptoms, once each.
    var diagnoses: [Diagnosis] {
        var found: [Diagnosis] = []
        for symptom in self {
            if let diagnosis = symptom.verdict.diagnosis, !found.contains(diagnosis) { found.append(diagnosis) }
        }
        return found
    }
}
