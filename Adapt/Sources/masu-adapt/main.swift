import Foundation
import MasuAdapt

let usage = """
    usage: masu-adapt FILE|FOLDER... --output FOLDER [--connectable CLASS]... [--flat] [--no-source-locations]
    Writes an adapted copy of each Swift file of a module, and a plain copy of every other file; the originals stay as
    they are, and the compiler's messages name them.
      --connectable CLASS     a class of another module that has a table of outlets, which subclasses take in
      --flat                  all files into one folder
      --no-source-locations   the compiler's messages name the copies
    """

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("masu-adapt: \(message)\n".utf8))
    exit(2)
}

var inputs: [String] = []
var output: String?
var connectable: Set<String> = []
var isFlat = false
var namesOriginals = true
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "--help", "-h":
        print(usage)
        exit(0)
    case "--output", "-o": output = arguments.popFirst()
    case "--connectable": if let name = arguments.popFirst() { connectable.insert(name) }
    case "--flat": isFlat = true
    case "--no-source-locations": namesOriginals = false
    case _ where argument.hasPrefix("-"): fail("'\(argument)' isn't understood\n\(usage)")
    default: inputs.append(argument)
    }
}
guard let output, !inputs.isEmpty else { fail("no input or no --output\n\(usage)") }

do {
    var module = AdaptedModule(
        inputs: inputs.map { URL(fileURLWithPath: $0) }, output: URL(fileURLWithPath: output))
    module.connectable = connectable
    module.isFlat = isFlat
    module.namesOriginals = namesOriginals
    try module.write()
} catch {
    fail("\(error)")
}
