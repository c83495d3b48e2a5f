import Foundation
import HeadlessHost
import UIKit

/// The app around its unit tests, as tests with a host application have it on Apple's systems.
///
/// `masu-adapt` writes the call of `begin(_:)` into the tests of a target that has a `TEST_HOST`, and that of `begin()` into
/// those of others.
public enum HostedTests {
    /// The entry point of an app's module.
    public typealias EntryPoint = @Sendable (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32

    /// Gives tests without an app the device and the release that `masu test` was asked for.
    public static func begin() {
        MainActor.assumeIsolated {
            do {
                try TestedDevice(environment: ProcessInfo.processInfo.environment).becomeStandard()
            } catch {
                CommandApplicationHost.complain("\(FailureWords.of(error))\n")
            }
        }
    }

    /// Starts the app by its own entry point, before the process makes its first test.
    ///
    /// The app has a device without a screen, and a home that is empty at first and goes with the process. Its delegate and
    /// its scenes run as they do from the command line, and stay until the process ends. A process that only lists its tests
    /// has no app, and only the first call starts one.
    public static func begin(_ entryPoint: EntryPoint) {
        MainActor.assumeIsolated {
            guard TestedApplicationHost.host == nil, !listsTests(CommandLine.arguments) else { return }
            // Xcode sets it for tests, by which apps know them.
            setenv("XCTestConfigurationFilePath", "/dev/null", 0)
            _ = ApplicationHosts.className.withValue(TestedApplicationHost.className) {
                entryPoint(CommandLine.argc, CommandLine.unsafeArgv)
            }
        }
    }

    /// True for the flags by which XCTest prints its tests: what an app says at its start would be read as their names.
    static func listsTests(_ words: [String]) -> Bool {
        words.dropFirst().contains { ["-l", "--list-tests", "--dump-tests-json"].contains($0) }
    }
}

/// Starts an app and leaves the process to its tests.
final class TestedApplicationHost: ApplicationHost {
    static let className = "ApplicationCommand.TestedApplicationHost"

    /// The device, which lasts as long as the process.
    private(set) static var host: HeadlessHost?

    static func run(_ delegate: any UIApplicationDelegate, information: [String: Any], module: String) -> Int32? {
        let identifier = information["CFBundleIdentifier"] as? String ?? ""
        let home = ApplicationHome(temporary: identifier.isEmpty ? module : identifier)
        home.enter()
        home.removeAtExit()
        do {
            let tested = try TestedDevice(environment: ProcessInfo.processInfo.environment)
            let host =
                try tested.device.map { try HeadlessHost(device: $0, release: tested.release) }
                ?? HeadlessHost(release: tested.release)
            Self.host = host
            host.launch(delegate, information: information, module: module)
            host.advanceUntilStill()
        } catch {
            CommandApplicationHost.complain("The tests of \(module) run without their app: \(FailureWords.of(error))\n")
        }
        return nil
    }
}
