/// Names before Swift 4.2, which sources in the modes of Swift 4 have.
public typealias MKLocalSearchRequest = MKLocalSearch.Request
public typealias MKLocalSearchResponse = MKLocalSearch.Response
