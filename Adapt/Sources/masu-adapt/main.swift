import Foundation
import MasuAdapt

let usage = """
    usage: masu-adapt FILE|FOLDER... --output FOLDER
    Writes an adapted copy of each Swift file, and a plain copy of every other one; the originals stay as they are.
    """

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("masu-adapt: \(message)\n".utf8))
    exit(2)
}

var inputs: [String] = []
var output: String?
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "--help", "-h":
        print(usage)
        exit(0)
    case "--output", "-o": output = arguments.popFirst()
    default: inputs.append(argument)
    }
}
guard let output, !inputs.isEmpty else { fail("no input or no --output\n\(usage)") }

do {
    for input in inputs {
        try AdaptedFolder(input: URL(fileURLWithPath: input), output: URL(fileURLWithPath: output)).write()
    }
} catch {
    fail("\(error)")
}
