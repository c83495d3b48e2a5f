import ApplicationCommand
import Foundation
import GalleryScreens
import SnapshotTesting
import UIKit

/// Pictures of the gallery's screens on several devices, text sizes and both directions, kept in a folder.
///
/// Missing pictures are written; existing ones are compared, pixel by pixel.
@MainActor enum SnapshotSuite {
    private static let usage = """
        usage: snapshots FOLDER [--part N/COUNT] [--many]
               snapshots --version | --help

        Draws six screens of the gallery on four devices at two text sizes in both directions, writes what FOLDER
        lacks, and compares the rest. With --part, only each COUNTth picture, for several processes at a time. With
        --many, a hundred other screens on ten devices, text sizes, directions and appearances.

        \(ExitStatus.help)

        """

    /// Screens that show the same without a network.
    private static let screens = [
        "flexible-rows", "encapsulated-height", "row-heights", "collection-in-cell", "xib-cells", "paged-images",
    ]

    private static let matrix = SnapshotMatrix(
        devices: [.iPhoneSe, .iPhone8, .iPhone13, .iPadMini(.portrait)], contentSizes: [.large, .accessibilityMedium],
        directions: [.leftToRight, .rightToLeft])

    /// - Returns: the exit status: 0, 1 where a picture isn't as it was, 2 for a command line that can't be followed.
    static func run(_ words: [String]) -> Int32 {
        switch words.first {
        case "--version":
            print("snapshots \(Version.number)")
            return 0
        case "--help", "-h":
            print(usage, terminator: "")
            return 0
        default: break
        }
        let isMany = words.contains("--many")
        let words = words.filter { $0 != "--many" }
        guard let folder = words.first, !folder.hasPrefix("-"), let part = part(Array(words.dropFirst())) else {
            report(usage)
            return 2
        }
        let start = Date()
        var (made, matching, failures) = (0, 0, [String]())
        for (index, job) in (isMany ? manyJobs : jobs).enumerated() where index % part.count == part.index {
            let isNew = !FileManager.default.fileExists(
                atPath: "\(folder)/\(job.name).\(job.cell.name).png")
            let message = BehaviourProfile.following(job.release) {
                verifySnapshot(
                    of: job.make(), as: .image(on: job.cell.config, traits: job.cell.traits), named: job.cell.name,
                    snapshotDirectory: folder, testName: job.name)
            }
            if isNew { made += 1 } else if let message { failures.append(message) } else { matching += 1 }
        }
        let seconds = (Date().timeIntervalSince(start) * 100).rounded() / 100
        report("\(made) written, \(matching) as they were, \(failures.count) not, in \(seconds) s\n")
        for failure in failures { report(failure + "\n") }
        return failures.isEmpty ? 0 : 1
    }

    /// On standard error: screens print for themselves.
    private static func report(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

    /// A picture to draw.
    private struct Job {
        enum Screen {
            case gallery(GalleryScreen)
            case many(Int)
        }

        var screen: Screen
        var cell: SnapshotMatrix.Cell

        var name: String {
            switch screen {
            case .gallery(let screen): screen.name
            case .many(let number): "screen\(number)"
            }
        }

        var release: SystemRelease? { if case .gallery(let screen) = screen { screen.release } else { nil } }

        @MainActor func make() -> UIViewController {
            switch screen {
            case .gallery(let screen): screen.standard.make()
            case .many(let number): ManyScreens.make(number)
            }
        }
    }

    private static var jobs: [Job] {
        GalleryScreen.all.filter { screens.contains($0.name) }.flatMap { screen in
            matrix.cells.map { Job(screen: .gallery(screen), cell: $0) }
        }
    }

    private static var manyJobs: [Job] {
        let phone = SnapshotMatrix(
            devices: [.iPhone13], contentSizes: [.large, .accessibilityMedium], appearances: [.light, .dark])
        let others = SnapshotMatrix(
            devices: [.iPhoneSe, .iPhone8, .iPadMini(.portrait)], directions: [.leftToRight, .rightToLeft])
        return (0..<ManyScreens.count).flatMap { number in
            (phone.cells + others.cells).map { Job(screen: .many(number), cell: $0) }
        }
    }

    private static func part(_ words: [String]) -> (index: Int, count: Int)? {
        if words.isEmpty { return (0, 1) }
        guard words.count == 2, words[0] == "--part" else { return nil }
        let numbers = words[1].split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2, numbers[1] > 0, (1...numbers[1]).contains(numbers[0]) else { return nil }
        return (numbers[0] - 1, numbers[1])
    }
}
