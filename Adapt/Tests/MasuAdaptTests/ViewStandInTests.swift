import XCTest

@testable import MasuAdapt

/// Kind: documented — the calls of FSCalendar's page and of its example in Swift, and those of Google's pages on its maps; each
/// has to compile against the stand-in.
final class ViewStandInTests: StandInTestCase {
    /// The calls of the library's page.
    func testTextPlaceholder() throws {
        let use = """
            import UIKit

            @MainActor func write() {
                let textView = UITextView()
                textView.placeholder = "How are you?"
                textView.placeholderColor = UIColor.lightGray
                textView.attributedPlaceholder = NSAttributedString(string: "How")
                _ = textView.placeholderLabel.isHidden
            }

            """
        XCTAssertEqual(try errors(in: "UITextView_Placeholder", using: use), "")
    }

    /// The calls of the library's page, and those that apps write to show flags.
    func testDrawings() throws {
        let use = """
            import UIKit

            func flag(_ data: Data) -> UIImage? {
                guard let drawing: SVGKImage = SVGKImage(data: data), let image = drawing.uiImage else { return nil }
                let other = SVGKImage(named: "flag.svg")
                other?.scaleToFit(inside: CGSize(width: 40, height: 40))
                return other?.uiImage ?? image
            }
            @MainActor func show(_ url: URL) -> UIView {
                let view: SVGKImageView = SVGKFastImageView(svgkImage: SVGKImage(contentsOf: url))
                view.image.size = CGSize(width: 20, height: 20)
                return view
            }

            """
        XCTAssertEqual(try errors(in: "SVGKit", using: use), "")
    }

    /// The calls of the library's page.
    func testPhotoPicker() throws {
        let use = """
            import UIKit

            final class Lake: UIViewController, YPImagePickerDelegate {
                func pick() {
                    var config = YPImagePickerConfiguration()
                    config.library.mediaType = .photo
                    config.library.maxNumberOfItems = 3
                    config.shouldSaveNewPicturesToAlbum = false
                    config.startOnScreen = .library
                    config.screens = [.library, .photo]
                    config.showsCrop = .rectangle(ratio: 16 / 9)
                    config.targetImageSize = .cappedTo(size: 500)
                    config.wordings.libraryTitle = "Gallery"
                    config.hidesStatusBar = false
                    YPImagePickerConfiguration.shared = config
                    let picker = YPImagePicker(configuration: config)
                    picker.imagePickerDelegate = self
                    picker.didFinishPicking { [unowned picker] items, cancelled in
                        for item in items {
                            switch item {
                            case .photo(let photo): print(photo.image, photo.fromCamera, photo.exifMeta ?? [:])
                            case .video(let video): print(video.url, video.thumbnail)
                            }
                        }
                        if let photo = items.singlePhoto { print(photo.originalImage, photo.modifiedImage as Any) }
                        picker.dismiss(animated: true, completion: nil)
                    }
                    present(picker, animated: true, completion: nil)
                }
                func imagePickerHasNoItemsInLibrary(_ picker: YPImagePicker) {}
                func shouldAddToSelection(indexPath: IndexPath, numSelections: Int) -> Bool { true }
            }

            """
        XCTAssertEqual(try errors(in: "YPImagePicker", using: use), "")
    }

    func testCalendar() throws {
        let use = """
            import UIKit

            final class DayCell: FSCalendarCell {
                weak var selectionLayer: CAShapeLayer!
                required init!(coder aDecoder: NSCoder!) { fatalError("init(coder:) has not been implemented") }
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let selectionLayer = CAShapeLayer()
                    selectionLayer.actions = ["hidden": NSNull()]
                    self.contentView.layer.insertSublayer(selectionLayer, below: self.titleLabel!.layer)
                    self.selectionLayer = selectionLayer
                    self.shapeLayer.isHidden = true
                }
                override func layoutSubviews() {
                    super.layoutSubviews()
                    selectionLayer.path = UIBezierPath(rect: contentView.bounds).cgPath
                }
                override func configureAppearance() {
                    super.configureAppearance()
                    if self.isPlaceholder {
                        self.eventIndicator.isHidden = true
                        self.titleLabel.textColor = UIColor.lightGray
                    }
                }
                override func prepareForReuse() { super.prepareForReuse() }
            }
            final class Days: UIViewController, FSCalendarDataSource, FSCalendarDelegate, FSCalendarDelegateAppearance {
                fileprivate let gregorian = Calendar(identifier: .gregorian)
                fileprivate weak var calendar: FSCalendar!

                override func loadView() {
                    let calendar = FSCalendar(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
                    calendar.dataSource = self
                    calendar.delegate = self
                    calendar.allowsMultipleSelection = true
                    calendar.swipeToChooseGesture.isEnabled = true
                    calendar.scrollDirection = .vertical
                    calendar.scope = .week
                    calendar.firstWeekday = 2
                    calendar.placeholderType = .fillHeadTail
                    calendar.locale = Locale(identifier: "zh-CN")
                    calendar.today = nil
                    calendar.calendarHeaderView.backgroundColor = UIColor.lightGray.withAlphaComponent(0.1)
                    calendar.calendarWeekdayView.weekdayLabels[0].text = "S"
                    calendar.appearance.caseOptions = [.headerUsesUpperCase, .weekdayUsesSingleUpperCase]
                    calendar.appearance.headerDateFormat = "MMM yy"
                    calendar.appearance.headerMinimumDissolvedAlpha = 0.0
                    calendar.appearance.eventOffset = CGPoint(x: 0, y: -7)
                    calendar.appearance.todaySelectionColor = UIColor.black
                    calendar.appearance.borderRadius = 0
                    calendar.appearance.separators = .interRows
                    calendar.register(DayCell.self, forCellReuseIdentifier: "cell")
                    view = calendar
                    self.calendar = calendar
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let dates = [gregorian.date(byAdding: .day, value: -1, to: Date()), Date()]
                    dates.forEach { (date) in self.calendar.select(date, scrollToDate: false) }
                    calendar.select(Date())
                    calendar.setCurrentPage(Date(), animated: false)
                    calendar.setScope(calendar.scope == .month ? .week : .month, animated: true)
                    let first: UInt = calendar.firstWeekday
                    let direction = FSCalendarScrollDirection(rawValue: 1 - calendar.scrollDirection.rawValue)!
                    print(first, direction, calendar.currentPage, calendar.selectedDate as Any)
                }
                func calendar(
                    _ calendar: FSCalendar, cellFor date: Date, at position: FSCalendarMonthPosition
                ) -> FSCalendarCell {
                    let cell = calendar.dequeueReusableCell(withIdentifier: "cell", for: date, at: position)
                    return cell
                }
                func calendar(
                    _ calendar: FSCalendar, willDisplay cell: FSCalendarCell, for date: Date,
                    at position: FSCalendarMonthPosition
                ) { (cell as! DayCell).selectionLayer.isHidden = position != .current }
                func calendar(_ calendar: FSCalendar, titleFor date: Date) -> String? {
                    return gregorian.isDateInToday(date) ? "今" : nil
                }
                func calendar(_ calendar: FSCalendar, subtitleFor date: Date) -> String? { nil }
                func calendar(_ calendar: FSCalendar, imageFor date: Date) -> UIImage? { UIImage(named: "icon_cat") }
                func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int { 2 }
                func minimumDate(for calendar: FSCalendar) -> Date { Date(timeIntervalSince1970: 0) }
                func maximumDate(for calendar: FSCalendar) -> Date { Date() }
                func calendar(_ calendar: FSCalendar, boundingRectWillChange bounds: CGRect, animated: Bool) {
                    self.calendar.frame.size.height = bounds.height
                }
                func calendar(
                    _ calendar: FSCalendar, shouldSelect date: Date, at monthPosition: FSCalendarMonthPosition
                ) -> Bool {
                    return monthPosition == .current
                }
                func calendar(_ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition) {
                    if monthPosition == .next || monthPosition == .previous { calendar.setCurrentPage(date, animated: true) }
                    calendar.visibleCells().forEach { (cell) in
                        let date = calendar.date(for: cell)
                        print(date!, calendar.monthPosition(for: cell), calendar.selectedDates.contains(date!))
                    }
                    calendar.deselect(date)
                }
                func calendarCurrentPageDidChange(_ calendar: FSCalendar) {
                    print(calendar.cell(for: Date(), at: .current)?.titleLabel.text ?? "", calendar.frame(for: Date()))
                }
                func calendar(
                    _ calendar: FSCalendar, appearance: FSCalendarAppearance, eventDefaultColorsFor date: Date
                ) -> [UIColor]? {
                    return [UIColor.magenta, appearance.eventDefaultColor, UIColor.black]
                }
                func calendar(
                    _ calendar: FSCalendar, appearance: FSCalendarAppearance, fillSelectionColorFor date: Date
                ) -> UIColor? {
                    return appearance.selectionColor
                }
                func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, borderRadiusFor date: Date) -> CGFloat {
                    return [8, 17].contains(gregorian.component(.day, from: date)) ? 0.0 : 1.0
                }
            }
            """
        XCTAssertEqual(try errors(in: "FSCalendar", using: use), "")
    }

    func testMaps() throws {
        let use = """
            import UIKit

            final class Places: UIViewController, GMSMapViewDelegate {
                private var mapView: GMSMapView!

                override func loadView() {
                    GMSServices.provideAPIKey("YOUR_API_KEY")
                    let camera = GMSCameraPosition.camera(withLatitude: -33.86, longitude: 151.20, zoom: 6.0)
                    mapView = GMSMapView.map(withFrame: CGRect.zero, camera: camera)
                    mapView.isMyLocationEnabled = true
                    mapView.settings.myLocationButton = true
                    mapView.setMinZoom(10, maxZoom: mapView.maxZoom)
                    mapView.padding = UIEdgeInsets(top: 100.0, left: 0.0, bottom: 0.0, right: 0.0)
                    mapView.mapType = .hybrid
                    mapView.mapStyle = try? GMSMapStyle(jsonString: "[]")
                    mapView.delegate = self
                    view = mapView
                    let marker = GMSMarker()
                    marker.position = CLLocationCoordinate2D(latitude: -33.86, longitude: 151.20)
                    marker.title = "Sydney"
                    marker.snippet = "Australia"
                    marker.icon = GMSMarker.markerImage(with: .black)
                    marker.iconView = UIImageView(image: nil)
                    marker.appearAnimation = .pop
                    marker.map = mapView
                    mapView.selectedMarker = marker
                    let rectanglePath = GMSMutablePath()
                    rectanglePath.add(CLLocationCoordinate2D(latitude: 37.36, longitude: -122.0))
                    rectanglePath.addLatitude(37.45, longitude: -122.2)
                    let polyline = GMSPolyline(path: rectanglePath)
                    polyline.strokeWidth = 10.0
                    polyline.spans = [GMSStyleSpan(style: GMSStrokeStyle.solidColor(.red))]
                    polyline.map = mapView
                    let polygon = GMSPolygon(path: GMSPath(fromEncodedPath: "_p~iF~ps|U_ulLnnqC_mqNvxq`@"))
                    polygon.fillColor = UIColor(red: 0.25, green: 0, blue: 0, alpha: 0.05)
                    polygon.map = mapView
                    let circ = GMSCircle(position: marker.position, radius: 1000)
                    circ.strokeColor = .red
                    circ.map = mapView
                    let bounds = GMSCoordinateBounds(coordinate: marker.position, coordinate: marker.position)
                    let all = bounds.includingCoordinate(circ.position).includingPath(rectanglePath)
                    mapView.moveCamera(GMSCameraUpdate.fit(all, withPadding: 40))
                    mapView.animate(with: GMSCameraUpdate.zoomIn())
                    mapView.animate(to: GMSCameraPosition(latitude: 1, longitude: 2, zoom: 3))
                    mapView.animate(toLocation: marker.position)
                    mapView.animate(toZoom: 12)
                    mapView.camera = mapView.camera(for: all, insets: UIEdgeInsets()) ?? camera
                    print(mapView.projection.coordinate(for: mapView.center), mapView.projection.point(for: marker.position))
                    print(mapView.myLocation?.coordinate as Any, mapView.projection.visibleRegion().farLeft)
                    GMSGeocoder().reverseGeocodeCoordinate(marker.position) { response, error in
                        guard let address = response?.firstResult(), let lines = address.lines else { return }
                        print(lines.joined(separator: " "))
                    }
                    mapView.clear()
                }
                func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool { return marker.userData is String }
                func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D) {}
                func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition) { print(position.target, position.zoom) }
                func mapView(_ mapView: GMSMapView, markerInfoWindow marker: GMSMarker) -> UIView? { return UIView() }
                func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker) {}
            }
            """
        XCTAssertEqual(try errors(in: "GoogleMaps", using: use), "")
    }
}
