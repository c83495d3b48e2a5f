/// The source that starts an app before the tests that it runs around.
///
/// XCTest makes every test, with the values of its properties, before the first one runs. The app is therefore started by
/// the system's loader, as an initialiser of the program: its sources find the app's delegate wherever they look for it.
enum HostedTests {
    static let file = "HostedTests.swift"

    /// - Parameter application: the app's module; SwiftPM names its entry point after it where tests contain it.
    static func text(application: String) -> String {
        """
        import ApplicationCommand

        @_silgen_name("\(application)_main")
        @Sendable private func applicationMain(
            _ count: Int32, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        ) -> Int32

        #if compiler(>=6.3)
            @used @section(".init_array")
            private let startOfTheApplication: @convention(c) () -> Void = { HostedTests.begin(applicationMain) }
        #else
            @_used @_section(".init_array")
            private let startOfTheApplication: @convention(c) () -> Void = { HostedTests.begin(applicationMain) }
        #endif

        """
    }
}
