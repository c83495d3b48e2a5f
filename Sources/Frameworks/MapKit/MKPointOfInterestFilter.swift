import UIKit

/// A kind of place that maps may show.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "MKPOICategory" + name }

    public static let airport = MKPointOfInterestCategory("Airport")
    public static let amusementPark = MKPointOfInterestCategory("AmusementPark")
    public static let aquarium = MKPointOfInterestCategory("Aquarium")
    public static let atm = MKPointOfInterestCategory("ATM")
    public static let bakery = MKPointOfInterestCategory("Bakery")
    public static let bank = MKPointOfInterestCategory("Bank")
    public static let beach = MKPointOfInterestCategory("Beach")
    public static let brewery = MKPointOfInterestCategory("Brewery")
    public static let cafe = MKPointOfInterestCategory("Cafe")
    public static let campground = MKPointOfInterestCategory("Campground")
    public static let carRental = MKPointOfInterestCategory("CarRental")
    public static let evCharger = MKPointOfInterestCategory("EVCharger")
    public static let fireStation = MKPointOfInterestCategory("FireStation")
    public static let fitnessCenter = MKPointOfInterestCategory("FitnessCenter")
    public static let foodMarket = MKPointOfInterestCategory("FoodMarket")
    public static let gasStation = MKPointOfInterestCategory("GasStation")
    public static let hospital = MKPointOfInterestCategory("Hospital")
    public static let hotel = MKPointOfInterestCategory("Hotel")
    public static let laundry = MKPointOfInterestCategory("Laundry")
    public static let library = MKPointOfInterestCategory("Library")
    public static let marina = MKPointOfInterestCategory("Marina")
    public static let movieTheater = MKPointOfInterestCategory("MovieTheater")
    public static let museum = MKPointOfInterestCategory("Museum")
    public static let nationalPark = MKPointOfInterestCategory("NationalPark")
    public static let nightlife = MKPointOfInterestCategory("Nightlife")
    public static let park = MKPointOfInterestCategory("Park")
    public static let parking = MKPointOfInterestCategory("Parking")
    public static let pharmacy = MKPointOfInterestCategory("Pharmacy")
    public static let police = MKPointOfInterestCategory("Police")
    public static let postOffice = MKPointOfInterestCategory("PostOffice")
    public static let publicTransport = MKPointOfInterestCategory("PublicTransport")
    public static let restaurant = MKPointOfInterestCategory("Restaurant")
    public static let restroom = MKPointOfInterestCategory("Restroom")
    public static let school = MKPointOfInterestCategory("School")
    public static let stadium = MKPointOfInterestCategory("Stadium")
    public static let store = MKPointOfInterestCategory("Store")
    public static let theater = MKPointOfInterestCategory("Theater")
    public static let university = MKPointOfInterestCategory("University")
    public static let winery = MKPointOfInterestCategory("Winery")
    public static let zoo = MKPointOfInterestCategory("Zoo")
}

/// The kinds of points of interest that are wanted; maps draw none here, and a search's places have no kind.
public final class MKPointOfInterestFilter: NSObject, Sendable {
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    public static let excludingAll = MKPointOfInterestFilter(including: [])

    private let categories: Set<MKPointOfInterestCategory>
    private let includes: Bool

    public init(including categories: [MKPointOfInterestCategory]) {
        (self.categories, includes) = (Set(categories), true)
    }
    public init(excluding categories: [MKPointOfInterestCategory]) {
        (self.categories, includes) = (Set(categories), false)
    }

    public func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == includes }
    public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
