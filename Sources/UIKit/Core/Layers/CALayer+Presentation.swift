extension CALayer {
    /// The layer, or while it is animated a copy with the values of this moment.
    var presented: CALayer {
        guard !animations.isEmpty else { return self }
        return presentedCopy
    }

    var presentedCopy: CALayer {
        if let view {
            let seen = view.presented
            if let look = seen.look, look !== self { return look }
            let copy = madePresentation
            copy.copyGeometry(of: seen)
            return copy
        }
        let copy = madePresentation
        showAnimations(on: copy, at: LayerClock.now)
        return copy
    }

    /// A copy of the app's class where that says how it is made, else of the framework's.
    private var madePresentation: CALayer { _copyForPresentation() ?? makePresentation() }

    private func showAnimations(on copy: CALayer, at time: TimeInterval) {
        let own = localTime(time)
        for entry in animations {
            guard let place = entry.animation.place(own - entry.start, of: entry.duration) else { continue }
            (entry.animation as? CAPropertyAnimation)?.runsBefore = place.runs
            entry.animation.show(place.time, of: entry.duration, on: copy, of: self)
        }
    }

    /// Adds the values of the layer's animations to those of the view's own.
    func complete(_ seen: inout UIView.Presentation, at time: TimeInterval) {
        guard !animations.isEmpty else {
            seen.look = self
            return
        }
        let copy = madePresentation
        copy.copyGeometry(of: seen)
        let color = copy.backgroundColor
        showAnimations(on: copy, at: time)
        seen.center = copy.own.position
        seen.bounds = copy.own.bounds
        seen.anchorPoint = copy.own.anchorPoint
        seen.transform = copy.own.transform.projectedAffine
        seen.alpha = CGFloat(copy.opacity)
        if copy.backgroundColor != color { seen.backgroundColor = copy.backgroundColor.map(UIColor.init(cgColor:)) }
        seen.look = copy
    }

    /// Copies a view's geometry and opacity to a copy without a view.
    private func copyGeometry(of seen: UIView.Presentation) {
        own.position = seen.center
        own.bounds = seen.bounds
        own.anchorPoint = seen.anchorPoint
        own.transform = CATransform3D(seen.transform, keeping: own.transform)
        opacity = Float(seen.alpha)
    }
}
