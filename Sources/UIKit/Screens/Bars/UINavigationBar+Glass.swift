/// Buttons on glass, from iOS 26 on: symbols next to each other share a capsule, titles, prominent items and views of the
/// app's own have one each.
extension UINavigationBar {
    var isGlass: Bool { BehaviourProfile.current.isGlass }

    /// The part of the zone that title and buttons are centred in.
    func row(of zone: CGRect) -> CGRect {
        guard isGlass, zone.height > 0 else { return zone }
        return CGRect(
            x: zone.minX, y: zone.minY, width: zone.width,
            height: min(zone.height, BehaviourProfile.current.navigationRow))
    }

    /// A run of buttons on one piece of glass.
    private struct Run {
        var views: [UIView]
        var isShared: Bool
        var hasGlass: Bool
        var tint: UIColor?
    }

    /// - Parameter views: from the edge inwards.
    private func runs(_ views: [UIView]) -> [Run] {
        var runs: [Run] = []
        for view in views {
            if view is BarSpace {
                runs.append(Run(views: [view], isShared: false, hasGlass: false))
                continue
            }
            let item = (view as? BarItemButton)?.item ?? item(of: view)
            let isProminent = (view as? BarItemButton)?.isProminent ?? false
            let hides = item?.hidesSharedBackground ?? false
            let shares =
                !isProminent && !hides && (item?.sharesBackground ?? true) && (view as? BarItemButton)?.isSymbol == true
            if shares, let last = runs.indices.last, runs[last].isShared {
                runs[last].views.append(view)
            } else {
                runs.append(
                    Run(
                        views: [view], isShared: shares, hasGlass: !hides,
                        tint: isProminent ? (view as? BarItemButton)?.prominentTint : nil))
            }
        }
        return runs
    }

    private func item(of view: UIView) -> UIBarButtonItem? {
        let item = topItem
        return ((item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])).first { $0.customView === view }
    }

    /// - Parameter search: the frame of a search field in the row.
    /// - Returns: the start and the end of the free space between both groups of buttons.
    func layOutGlassButtons(in row: CGRect, search: CGRect?) -> (start: CGFloat, end: CGFloat) {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var platters: [GlassPlatter] = []
        func place(_ views: [UIView], fromLeft: Bool, start: CGFloat) -> CGFloat {
            var edge = start
            for run in runs(views) {
                if let space = run.views.first as? BarSpace {
                    edge += (fromLeft ? 1 : -1) * space.sizeThatFits(row.size).width
                    continue
                }
                let widths = run.views.map { width(of: $0, in: row) }
                let length = widths.reduce(0, +) + 2 * BarGlass.inset
                let frame = CGRect(
                    x: round(fromLeft ? edge : edge - length), y: row.minY, width: length, height: BarGlass.height)
                if run.hasGlass { platters.append(platter(platters.count, frame, run.tint)) }
                var x = fromLeft ? frame.minX + BarGlass.inset : frame.maxX - BarGlass.inset
                for (view, width) in zip(run.views, widths) {
                    let height = view is BarItemButton ? BarGlass.leastItem : height(of: view, in: row)
                    // A view that its constraints make narrower than an item's place is in the middle of that.
                    let own = view.isSizedByConstraints ? min(width, naturalWidth(of: view, in: row)) : width
                    view.frame = CGRect(
                        x: (fromLeft ? x : x - width) + round((width - own) / 2),
                        y: row.minY + round((BarGlass.height - height) / 2), width: own, height: height)
                    x += fromLeft ? width : -width
                }
                edge += fromLeft ? length + BarGlass.gap : -length - BarGlass.gap
            }
            return edge
        }
        var left = rowSides.left
        var right = bounds.width - rowSides.right
        if let back = parts.back {
            let length = BarGlass.height
            let frame = CGRect(x: isReversed ? right - length : left, y: row.minY, width: length, height: length)
            back.frame = frame
            platters.append(platter(platters.count, frame, nil))
            if isReversed { right -= length + BarGlass.gap } else { left += length + BarGlass.gap }
        }
        left = place(isReversed ? parts.trailing : parts.leading, fromLeft: true, start: left)
        right = place(isReversed ? parts.leading : parts.trailing, fromLeft: false, start: right)
        if let search {
            let ground = platter(platters.count, search, nil)
            ground.isHidden = false
            platters.append(ground)
        }
        for spare in parts.platters.dropFirst(platters.count) { spare.removeFromSuperview() }
        parts.platters = platters
        return (left, right)
    }

    private func width(of view: UIView, in row: CGRect) -> CGFloat {
        let natural = naturalWidth(of: view, in: row)
        guard let button = view as? BarItemButton else { return max(BarGlass.leastItem, natural) }
        return max(
            BarGlass.leastItem, natural + (button.isSymbol ? BarGlass.besideSymbol : BarGlass.besideTitle))
    }

    private func naturalWidth(of view: UIView, in row: CGRect) -> CGFloat {
        let fitting = view.sizeInBar(CGSize(width: row.width, height: BarGlass.height)).width
        return view is UIControl || fitting > 0 ? fitting : view.bounds.width
    }

    private func height(of view: UIView, in row: CGRect) -> CGFloat {
        let fitting = view.sizeInBar(CGSize(width: row.width, height: BarGlass.height)).height
        return min(BarGlass.height, fitting > 0 ? fitting : view.bounds.height)
    }

    private func platter(_ index: Int, _ frame: CGRect, _ tint: UIColor?) -> GlassPlatter {
        let platter = parts.platters.indices.contains(index) ? parts.platters[index] : GlassPlatter()
        if platter.superview !== self { insertSubview(platter, aboveSubview: parts.ground) }
        platter.tint = tint
        if platter.frame != frame { platter.frame = frame }
        platter.isHidden = isRowCovered
        return platter
    }
}
