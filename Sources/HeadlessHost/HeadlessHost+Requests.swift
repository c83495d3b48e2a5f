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

    /// False if a session is older than the host's own protocol, so that requests go to the network: a program of a compiler
    /// before 6.3 made one before its first host.
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
