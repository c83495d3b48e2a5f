extension StandIns {
    /// The cells of days.
    static let calendarCell = #"""
        /// A day: a circle below its number, with a line of text, an image and dots.
        @preconcurrency @MainActor open class FSCalendarCell: UICollectionViewCell {
            public weak var titleLabel: UILabel!
            public weak var subtitleLabel: UILabel!
            public weak var shapeLayer: CAShapeLayer!
            public weak var imageView: UIImageView!
            public weak var eventIndicator: FSCalendarEventIndicator!
            public var isPlaceholder = false

            public weak var calendar: FSCalendar!
            public weak var appearance: FSCalendarAppearance!
            public var subtitle: String!
            public var image: UIImage!
            public var monthPosition = FSCalendarMonthPosition.current
            public var numberOfEvents = 0
            public var dateIsToday = false
            public var weekend = false

            public var preferredFillDefaultColor: UIColor!
            public var preferredFillSelectionColor: UIColor!
            public var preferredTitleDefaultColor: UIColor!
            public var preferredTitleSelectionColor: UIColor!
            public var preferredSubtitleDefaultColor: UIColor!
            public var preferredSubtitleSelectionColor: UIColor!
            public var preferredBorderDefaultColor: UIColor!
            public var preferredBorderSelectionColor: UIColor!
            public var preferredTitleOffset = CGPoint.zero
            public var preferredSubtitleOffset = CGPoint.zero
            public var preferredImageOffset = CGPoint.zero
            public var preferredEventOffset = CGPoint.zero
            public var preferredEventDefaultColors: [UIColor]!
            public var preferredEventSelectionColors: [UIColor]!
            public var preferredBorderRadius: CGFloat = 1

            public override init(frame: CGRect) {
                super.init(frame: frame)
                addParts()
            }
            public required init?(coder: NSCoder) {
                super.init(coder: coder)
                addParts()
            }

            private func addParts() {
                let (title, text, picture) = (UILabel(), UILabel(), UIImageView())
                let (shape, dots) = (CAShapeLayer(), FSCalendarEventIndicator(frame: .zero))
                for label in [title, text] { label.textAlignment = .center }
                picture.contentMode = .bottom
                shape.fillColor = UIColor.clear.cgColor
                contentView.layer.addSublayer(shape)
                for view in [title, text, picture, dots] { contentView.addSubview(view) }
                (titleLabel, subtitleLabel, imageView, shapeLayer, eventIndicator) = (title, text, picture, shape, dots)
                clipsToBounds = false
                contentView.clipsToBounds = false
            }

            /// The part above the dots.
            private var upper: CGRect {
                CGRect(x: 0, y: 0, width: contentView.bounds.width, height: (contentView.bounds.height * 5 / 6).rounded(.down))
            }

            private var circle: CGRect {
                let room = min(upper.width, upper.height)
                // Large cells give the circle half of what they have beyond its usual size.
                let diameter = room > FSCalendarStandardCellDiameter ? (room + FSCalendarStandardCellDiameter) / 2 : room
                return CGRect(
                    x: (upper.width - diameter) / 2, y: (upper.height - diameter) / 2, width: diameter, height: diameter)
            }

            open override func layoutSubviews() {
                super.layoutSubviews()
                let (upper, circle) = (upper, circle)
                let text = subtitle ?? ""
                titleLabel.frame = upper
                if !text.isEmpty {
                    let (first, second) = (titleLabel.font.lineHeight, subtitleLabel.font.lineHeight)
                    let top = (upper.height - first - second) / 2
                    titleLabel.frame = CGRect(x: 0, y: top, width: upper.width, height: first)
                    subtitleLabel.frame = CGRect(x: 0, y: top + first, width: upper.width, height: second)
                        .offsetBy(dx: preferredSubtitleOffset.x, dy: preferredSubtitleOffset.y)
                }
                titleLabel.frame = titleLabel.frame.offsetBy(dx: preferredTitleOffset.x, dy: preferredTitleOffset.y)
                imageView.frame = contentView.bounds.offsetBy(dx: preferredImageOffset.x, dy: preferredImageOffset.y)
                let dot = FSCalendarMaximumEventDotDiameter
                eventIndicator.frame = CGRect(x: 0, y: circle.maxY + 1, width: contentView.bounds.width, height: dot)
                    .offsetBy(dx: preferredEventOffset.x, dy: preferredEventOffset.y)
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                shapeLayer.frame = circle
                shapeLayer.path =
                    UIBezierPath(roundedRect: shapeLayer.bounds, cornerRadius: circle.width / 2 * preferredBorderRadius).cgPath
                CATransaction.commit()
            }

            open override func prepareForReuse() {
                super.prepareForReuse()
                (subtitle, image, numberOfEvents, isSelected) = (nil, nil, 0, false)
                contentView.isHidden = false
            }

            /// The colour of a state; a day that is today and selected has a colour of its own where there is one.
            private func color(
                _ normal: UIColor?, selected: UIColor?, today: UIColor?, placeholder: UIColor?, weekend weekendColor: UIColor?
            ) -> UIColor? {
                if isSelected { return selected ?? normal }
                if dateIsToday, let today { return today }
                if isPlaceholder, let placeholder { return placeholder }
                if weekend, let weekendColor { return weekendColor }
                return normal
            }

            open func configureAppearance() {
                guard let look = appearance else { return }
                titleLabel.font = look.titleFont
                titleLabel.textColor = color(
                    preferredTitleDefaultColor ?? look.titleDefaultColor,
                    selected: preferredTitleSelectionColor ?? look.titleSelectionColor,
                    today: preferredTitleDefaultColor ?? look.titleTodayColor,
                    placeholder: preferredTitleDefaultColor ?? look.titlePlaceholderColor,
                    weekend: preferredTitleDefaultColor ?? look.titleWeekendColor)
                subtitleLabel.text = subtitle
                subtitleLabel.isHidden = (subtitle ?? "").isEmpty
                subtitleLabel.font = look.subtitleFont
                subtitleLabel.textColor = color(
                    preferredSubtitleDefaultColor ?? look.subtitleDefaultColor,
                    selected: preferredSubtitleSelectionColor ?? look.subtitleSelectionColor,
                    today: preferredSubtitleDefaultColor ?? look.subtitleTodayColor,
                    placeholder: preferredSubtitleDefaultColor ?? look.subtitlePlaceholderColor,
                    weekend: preferredSubtitleDefaultColor ?? look.subtitleWeekendColor)
                imageView.image = image
                imageView.isHidden = image == nil
                let fill = color(
                    preferredFillDefaultColor,
                    selected: preferredFillSelectionColor ?? (dateIsToday ? look.todaySelectionColor : nil)
                        ?? look.selectionColor,
                    today: preferredFillDefaultColor ?? look.todayColor, placeholder: nil, weekend: nil)
                let border =
                    isSelected
                    ? preferredBorderSelectionColor ?? look.borderSelectionColor
                    : preferredBorderDefaultColor ?? look.borderDefaultColor
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                shapeLayer.fillColor = (fill ?? .clear).cgColor
                shapeLayer.strokeColor = (border ?? .clear).cgColor
                CATransaction.commit()
                eventIndicator.numberOfEvents = numberOfEvents
                eventIndicator.color =
                    isSelected
                    ? preferredEventSelectionColors ?? look.eventSelectionColor as Any
                    : preferredEventDefaultColors ?? look.eventDefaultColor as Any
                setNeedsLayout()
            }

            open func performSelecting() { configureAppearance() }
        }

        /// Up to three dots.
        @preconcurrency @MainActor open class FSCalendarEventIndicator: UIView {
            public var numberOfEvents = 0 { didSet { setNeedsLayout() } }
            /// A colour, or an array with one for each dot.
            public var color: Any! = UIColor.clear { didSet { setNeedsLayout() } }
            private let dots = (0..<FSCalendarMaximumNumberOfEvents).map { _ in UIView() }

            public override init(frame: CGRect) {
                super.init(frame: frame)
                isUserInteractionEnabled = false
                for dot in dots { addSubview(dot) }
            }
            public required init?(coder: NSCoder) { fatalError("init(coder:) isn't used: the dots are made in code.") }

            open override func layoutSubviews() {
                super.layoutSubviews()
                let count = min(max(numberOfEvents, 0), dots.count)
                let diameter = min(FSCalendarMaximumEventDotDiameter, bounds.height)
                let gap: CGFloat = 2
                let left = (bounds.width - CGFloat(count) * (diameter + gap) + gap) / 2
                let colors = color as? [UIColor] ?? (color as? UIColor).map { [$0] } ?? []
                for (index, dot) in dots.enumerated() {
                    dot.isHidden = index >= count
                    dot.frame = CGRect(x: left + CGFloat(index) * (diameter + gap), y: 0, width: diameter, height: diameter)
                    dot.layer.cornerRadius = diameter / 2
                    dot.backgroundColor = index < colors.count ? colors[index] : colors.last
                }
            }
        }

        /// The place of a day that isn't shown.
        @preconcurrency @MainActor open class FSCalendarBlankCell: UICollectionViewCell {
            open func configureAppearance() {}
        }

        """#
}
