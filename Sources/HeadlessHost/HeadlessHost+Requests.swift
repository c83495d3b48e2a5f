import Foundation

extension HeadlessHost {
    /// The answers to the app's URL requests in place of the network; nil lets requests go there.
    ///
    /// Sessions ask for them as long as the host lasts.
    public var answers: RequestAnswers? {
        get { storedAnswers }
        set {
            storedAnswers = newValue
            AnsweringProtocol.answers = newValue
        }
    }

    /// False if the process made a session before its first host: requests go to the network then.
    public static var answersRequests: Bool { AnsweringProtocol.isAsked }

    /// Waits, in real time, until the app has received its answers and made no request for a twentieth of a second; ten
    /// seconds at most.
    public func settleRequests() {
        guard let answers else { return }
        let end = Date().addingTimeInterval(10)
        var count = -1
        while count != answers.requestCount, Date() < end {
            count = answers.requestCount
            wait(upTo: 0.05) { false }
        }
    }
}
