import CollectionArrangement

/// Descriptions become arrangements, one after another.
extension UICollectionViewCompositionalLayout {
    var axis: CompositionAxis { composition.axis }

    func prepareSections() {
        guard let collectionView else { return }
        let room = room(of: collectionView)
        if let known = composition.room, known != room {
            composition.isStale = true
            // Sizes measured across another room, or with other texts, say nothing about this one.
            if known.size[axis.crossAxis] != room.size[axis.crossAxis] || known.traits != room.traits {
                forgetMeasurements()
            }
        }
        composition.room = room
        guard composition.isStale else { return }
        composition.isStale = false
        compose(room, counts: collectionView.itemCounts)
    }

    private func forgetMeasurements() {
        composition.sections = []
        composition.carried = nil
        composition.measuredBoundaries = [:]
        guard let collectionView else { return }
        for key in collectionView.state.order { collectionView.state.shown[key]?.reuse.measured = nil }
    }

    /// A size of nothing has room for nothing: sections are composed when there is some.
    private func compose(_ room: CompositionRoom, counts: [Int]) {
        guard room.size.width > 0, room.size.height > 0 else {
            composition.isStale = true
            composition.sections = []
            composition.starts = []
            composition.contentSize = .zero
            return
        }
        composition.generation += 1
        let old = composition.sections
        let carried = composition.carried
        composition.carried = nil
        composition.sections = counts.enumerated().map { index, count in
            let known =
                carried?[index] ?? (carried == nil && old.indices.contains(index) ? old[index].measurements : nil)
            return compose(section: index, count: count, room, known ?? SectionMeasurements())
        }
        composition.offsets = composition.offsets.filter { $0.key < counts.count }
        composition.firstList = composition.sections.lazy.compactMap { $0.description?.list }.first
        composition.followsViewport = followsViewport
        stackSections()
    }

    private var followsViewport: Bool {
        composition.configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
            || composition.sections.contains { section in
                section.description?.visibleItemsInvalidationHandler != nil
                    || section.arrangement.composition.boundaries.contains(where: \.pins)
            }
    }

    /// The app's description; where providers are tracked, a change of an observable object that it read has all of them
    /// asked for anew.
    private func description(
        of section: Int, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection? {
        guard BehaviourProfile.current.tracksSectionProviders else { return provider(section, environment) }
        return TrackedUpdate.reading {
            provider(section, environment)
        } changed: { [weak self] in
            self?.invalidateLayout()
        }
    }

    private func compose(
        section: Int, count: Int, _ room: CompositionRoom, _ known: SectionMeasurements
    ) -> ComposedSection {
        let standard = composition.configuration.contentInsetsReference
        let environment = environment(room, standard)
        composition.descriptionsAsked += 1
        let described = description(of: section, environment)
        if described == nil, count > 0 {
            UIKitException.raise(
                .internalInconsistency,
                "Invalid section definition. Please specify a valid section definition when content is to be rendered "
                    + "for a section. This is a client error. (section \(section) has \(count) items)")
        }
        guard let described else { return emptySection(environment) }
        let own = described.contentInsetsReference
        let insets = room.insets(own == .automatic ? standard : own)
        var container = room.size
        container[axis.crossAxis] = max(0, container[axis.crossAxis] - insets.before - insets.after)
        var boundaryRoom: SectionArrangement.BoundaryRoom?
        if described.supplementaryContentInsetsReference != .automatic {
            let outer = room.insets(described.supplementaryContentInsetsReference)
            boundaryRoom = SectionArrangement.BoundaryRoom(
                start: outer.before - insets.before,
                crossLength: max(0, room.size[axis.crossAxis] - outer.before - outer.after))
        }
        let arrangement = SectionArrangement(
            SectionArrangement.Description(
                composition: described.composed(in: environment), container: container, boundaryRoom: boundaryRoom,
                axis: axis, count: count),
            measured: known.elements, supplements: known.supplements, boundaries: known.boundaries)
        report(arrangement.sequence.problems, section: section, count: count, room, insets, described)
        return ComposedSection(
            description: described, environment: environment, arrangement: arrangement, start: insets.before)
    }

    private func emptySection(_ environment: any NSCollectionLayoutEnvironment) -> ComposedSection {
        let nothing = CompositionItem(size: CompositionSize(width: .absolute(0), height: .absolute(0)))
        let arrangement = SectionArrangement(
            SectionArrangement.Description(
                composition: SectionComposition(group: nothing), container: .zero, axis: axis, count: 0))
        return ComposedSection(description: nil, environment: environment, arrangement: arrangement, start: 0)
    }

    func environment(
        _ room: CompositionRoom, _ reference: UIContentInsetsReference
    ) -> any NSCollectionLayoutEnvironment {
        let insets = room.insets(reference)
        let contentInsets =
            axis == .vertical
            ? NSDirectionalEdgeInsets(top: 0, leading: insets.before, bottom: 0, trailing: insets.after)
            : NSDirectionalEdgeInsets(top: insets.before, leading: 0, bottom: insets.after, trailing: 0)
        return LayoutEnvironment(
            container: LayoutContainer(contentSize: room.size, contentInsets: contentInsets),
            traitCollection: room.traits)
    }

    // MARK: One after another

    /// Sets where sections start, and the content's size; O(sections).
    func stackSections() {
        guard let room = composition.room else { return }
        let insets = room.insets(composition.configuration.contentInsetsReference)
        var container = room.size
        container[axis.crossAxis] = max(0, container[axis.crossAxis] - insets.before - insets.after)
        let measured = composition.measuredBoundaries
        let boundaries = BoundaryArrangement(
            composition.configuration.boundarySupplementaryItems.map(\.boundary), in: container,
            startingAt: insets.before, axis: axis,
            measured: { measured[GroupSequence.SupplementKey(kind: $0, index: $1)] })
        composition.boundaries = boundaries
        var position = boundaries.before
        composition.starts = []
        for (index, section) in composition.sections.enumerated() {
            if index > 0 { position += composition.configuration.interSectionSpacing }
            composition.starts.append(position)
            position += section.arrangement.length
        }
        composition.starts.append(position)
        composition.contentSize = CGSize(
            main: position + boundaries.after, cross: room.size[axis.crossAxis], axis)
    }

    /// The sections' own stretch, between the layout's headers and footers.
    var sectionsLength: CGFloat { (composition.starts.last ?? 0) - (composition.boundaries?.before ?? 0) }

    // MARK: Room

    /// The collection view's bounds less its content insets across; the references as what they leave of that.
    func room(of view: UICollectionView) -> CompositionRoom {
        let adjusted = view.adjustedContentInset
        let isMirrored = view.isMirrored
        func insets(_ insets: UIEdgeInsets, beyond taken: UIEdgeInsets) -> CompositionRoom.Insets {
            guard axis == .vertical else {
                return CompositionRoom.Insets(
                    before: max(0, insets.top - taken.top), after: max(0, insets.bottom - taken.bottom))
            }
            let left = max(0, insets.left - taken.left)
            let right = max(0, insets.right - taken.right)
            return CompositionRoom.Insets(before: isMirrored ? right : left, after: isMirrored ? left : right)
        }
        var size = view.bounds.size
        if axis == .vertical {
            size.width = max(0, size.width - adjusted.left - adjusted.right)
        } else {
            size.height = max(0, size.height - adjusted.top - adjusted.bottom)
        }
        return CompositionRoom(
            size: size, safeArea: insets(view.safeAreaInsets, beyond: adjusted),
            margins: insets(view.layoutMargins, beyond: adjusted),
            readable: insets(view.readableContentInsets, beyond: adjusted), traits: view.traitCollection)
    }

    // MARK: Problems

    private func report(
        _ problems: [CompositionProblem], section: Int, count: Int, _ room: CompositionRoom,
        _ insets: CompositionRoom.Insets, _ description: NSCollectionLayoutSection
    ) {
        guard count > 0, let view = collectionView else { return }
        var container = room.size
        container[axis.crossAxis] = max(0, container[axis.crossAxis] - insets.before - insets.after)
        let taken =
            axis == .vertical ? [0, insets.before, 0, insets.after] : [insets.before, 0, insets.after, 0]
        let own = description.contentInsetsReference
        let reference = own == .automatic ? composition.configuration.contentInsetsReference : own
        for problem in problems {
            let text =
                "\(classAndAddressInBrackets) ran into an error when computing the layout for section at index "
                + "\(section) in container <_UICollectionLayoutContainer: "
                + "contentSize=\(bracketed([container.width, container.height])); contentInsets={0, 0, 0, 0}}>. "
                + "Container calculated by applying insets (\(bracketed(taken))) from sectionInsetsReference "
                + "\"\(reference)\" to collection view frame \(bracketedFrame(view.frame)).\nError: \(problem.text)"
            guard composition.reported.insert(text).inserted else { continue }
            if BehaviourProfile.current.layoutErrorsAreFatal {
                UIKitException.raise(.internalInconsistency, text)
            } else {
                UIKitLog.write(text)
            }
        }
    }

    private var classAndAddressInBrackets: String { "<\(shortClassName(of: self)): \(address(of: self))>" }

    private func bracketedFrame(_ frame: CGRect) -> String {
        "{" + bracketed([frame.minX, frame.minY]) + ", " + bracketed([frame.width, frame.height]) + "}"
    }
}

extension ComposedSection {
    var measurements: SectionMeasurements {
        SectionMeasurements(
            elements: arrangement.sequence.measured, supplements: arrangement.sequence.measuredSupplements,
            boundaries: arrangement.measuredBoundaries)
    }
}
