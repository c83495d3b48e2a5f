import Foundation
import MasuAdapt

let usage = """
    usage: masu-adapt FILE|FOLDER... --output FOLDER [--connectable CLASS]... [--flat] [--no-source-locations]
           masu-adapt NAME.xcodeproj --output FOLDER [--target NAME] [--libraries FOLDER]... [--module NAME=FOLDER]...
                      [--stand-ins] [--format text|json] [--masu FOLDER]
           masu-adapt FOLDER/Package.swift --output FOLDER [--masu FOLDER]
           masu-adapt omit FOLDER --errors FILE
           masu-adapt lint FILE|FOLDER... [--output FILE]
           masu-adapt --version | --help

    The first writes an adapted copy of each Swift file of a module, and a plain copy of every other file; the originals
    stay as they are, and the compiler's messages name them.
      --connectable CLASS     a class of another module with a table of outlets, which subclasses include
      --flat                  all files into one folder
      --no-source-locations   the compiler's messages name the copies

    The second writes a Swift package with the project's app, its frameworks and its unit tests; in that folder `swift run`
    shows the app, and `swift test` tests it. Run again, it updates the changed files; what lies in the package's folder
    Overrides, by the names of modules, it only reads. An app that can't be built is something wrong.
      --target NAME           the app's target; by default the project's first app
      --libraries FOLDER      a folder with the libraries that the app imports, each in a folder of its own
      --module NAME=FOLDER    Swift files of a library that the app imports, or of a replacement
      --stand-ins             declarations in place of missing modules and types, which say their names when they are used, so
                              that the rest of the app is seen
      --format text|json      how to say what is in the package and what is missing; by default text
      --masu FOLDER           Masu's package; by default the one that masu-adapt was built in

    The third writes a copy of a Swift package with its sources adapted; its targets keep their folders.

    The fourth leaves out of a package that was made with --stand-ins what a build of it didn't take, FILE being the build's
    output.

    The fifth finds sources that won't survive scenes of other sizes, for masu lint --findings, and ends with 0 whatever it
    finds.

    Exit status: 0 done, and nothing found wrong; 1 something found wrong, or something failed;
    2 a command line that can't be followed, or a file in it that can't be read.

    """

/// The version, as Sources/ApplicationCommand/Version.swift counts it for the other programs.
let version = "0.1.0"

func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("masu-adapt: \(message)\n".utf8))
    exit(status)
}

if CommandLine.arguments.contains("--version") {
    print("masu-adapt \(version)")
    exit(0)
}

do {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == "lint" {
        try LintCommand.run(Array(words.dropFirst()))
        exit(0)
    }
    if words.first == "omit" {
        try OmitCommand.run(Array(words.dropFirst()))
        exit(0)
    }
    let arguments = try Arguments(words)
    if arguments.asksForHelp {
        print(usage, terminator: "")
    } else if let project = arguments.project {
        let omissions = arguments.standsIn ? try arguments.omissions() : nil
        var package = try ApplicationPackage(
            of: XcodeProject(project), target: arguments.target, output: arguments.output,
            masu: arguments.masuPackage(), given: arguments.modules, libraries: arguments.libraries,
            standsIn: arguments.standsIn, omissions: omissions,
            surroundings: Surroundings(
                home: FileManager.default.homeDirectoryForCurrentUser,
                path: ProcessInfo.processInfo.environment["PATH"] ?? ""))
        let report = try package.write()
        print(arguments.isJSON ? try report.json : report.text, terminator: "")
        if report.stopsBuild { exit(1) }
    } else if let manifest = arguments.manifest {
        let folder = manifest.deletingLastPathComponent()
        try AdaptedPackages(of: folder, output: arguments.output) { folder, copy in
            try DescribedPackage.read(folder, masu: arguments.masu, scratch: copy)
        }.write()
    } else {
        var module = AdaptedModule(inputs: arguments.inputs, output: arguments.output)
        module.connectable = arguments.connectable
        module.isFlat = arguments.isFlat
        module.namesOriginals = arguments.namesOriginals
        try module.write()
    }
} catch let error as UsageError {
    fail("\(error.description)\nTry 'masu-adapt --help'.", status: 2)
} catch {
    fail("\(error)", status: 1)
}
