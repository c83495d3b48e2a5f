import ApplicationCommand
import ConstraintSolver
import Foundation

/// `masu solve`: solves workload files and prints each result as a line of JSON.
///
/// `status` is "Optimal" (with `levels` and `values`), "Infeasible" (with `conflict`, the lines of an irreducible set of
/// required constraints) or "Error" (with `message`; the exit status is then 2 for a file that can't be read or a variable that
/// isn't there, and 1 for what failed else).
enum SolveCommand {
    private struct UnknownVariable: Error, CustomStringConvertible {
        let description: String
    }

    static func run(_ arguments: [String]) -> Int32 {
        var files: [String] = []
        var explained: [Int] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--explain" {
                guard let word = rest.popFirst(), let variable = Int(word), variable >= 0 else {
                    MasuTool.complain("masu solve: --explain takes the number of a variable\n")
                    return 2
                }
                explained.append(variable)
            } else if argument.hasPrefix("--") {
                MasuTool.complain(MasuTool.unknownFlag(argument, of: "solve"))
                return 2
            } else {
                files.append(argument)
            }
        }
        guard !files.isEmpty else {
            MasuTool.complain("masu solve: no file is named\n" + MasuTool.usage(of: "solve"))
            return 2
        }
        var status: Int32 = 0
        for file in files {
            let (line, ending) = report(file, explaining: explained)
            status = max(status, ending)
            FileHandle.standardOutput.write(Data((line + "\n").utf8))
        }
        return status
    }

    private static func report(_ file: String, explaining explained: [Int]) -> (line: String, status: Int32) {
        var object = JSONObject()
        object.append("file", .string(file))
        do {
            let workload = try Workload(parsing: String(decoding: InputFile.bytes(file), as: UTF8.self))
            try describe(workload, explaining: explained, into: &object)
            return (object.text, 0)
        } catch {
            let isUnread = error is InputError || error is WorkloadError || error is UnknownVariable
            return (failure(object, FailureWords.of(error)), isUnread ? 2 : 1)
        }
    }

    private static func failure(_ object: JSONObject, _ message: String) -> String {
        var object = object
        object.append("status", .string("Error"))
        object.append("message", .string(message))
        return object.text
    }

    private static func describe(
        _ workload: Workload, explaining explained: [Int], into object: inout JSONObject
    ) throws {
        let (system, variables, constraints) = try workload.makeSystem()
        let lines = Dictionary(uniqueKeysWithValues: zip(constraints, workload.rows.map(\.line)))
        if let conflict = system.conflicts.first {
            object.append("status", .string("Infeasible"))
            object.append("conflict", .array(conflict.members.compactMap { lines[$0] }.map { .integer($0) }))
            return
        }
        object.append("status", .string("Optimal"))
        var levels = JSONObject()
        for level in system.levels() { levels.append("\(level.priority)", .number(level.violation)) }
        object.append("levels", .object(levels))
        object.append("values", .array(variables.map { .number(system.value(of: $0)) }))
        guard !explained.isEmpty else { return }
        object.append(
            "explanations",
            .array(
                try explained.map { index in
                    guard variables.indices.contains(index) else {
                        throw UnknownVariable(
                            description:
                                "there is no variable \(index) to explain: they count from 0 and are \(variables.count)"
                        )
                    }
                    return .object(explain(system.explanation(of: variables[index]), lines))
                }))
    }

    private static func explain(_ explanation: Explanation, _ lines: [ConstraintID: Int]) -> JSONObject {
        var object = JSONObject()
        object.append("variable", .integer(Int(explanation.variable.index)))
        object.append("value", .number(explanation.value))
        object.append(
            "tight",
            .array(
                explanation.tight.map { item in
                    var share = JSONObject()
                    share.append("line", .integer(lines[item.constraint] ?? 0))
                    share.append("coefficient", .number(item.coefficient))
                    share.append("constant", .number(item.constant))
                    return .object(share)
                }))
        object.append(
            "given",
            .array(
                explanation.parameters.map { item in
                    var share = JSONObject()
                    share.append("variable", .integer(Int(item.variable.index)))
                    share.append("coefficient", .number(item.coefficient))
                    share.append("value", .number(item.value))
                    return .object(share)
                }))
        object.append("undetermined", .array(explanation.undetermined.map { .integer(Int($0.index)) }))
        object.append(
            "losers",
            .array(
                explanation.losers.map { item in
                    var loss = JSONObject()
                    loss.append("line", .integer(lines[item.constraint] ?? 0))
                    loss.append("violation", .number(item.violation))
                    return .object(loss)
                }))
        return object
    }
}
