import Foundation

extension Diffing where Value == String {
    /// Compares line by line; a failure shows what went, what came, and the lines around.
    public static var lines: Diffing {
        Diffing(
            toData: { Data($0.utf8) }, fromData: { String(data: $0, encoding: .utf8) },
            diff: { reference, got in
                guard reference != got else { return nil }
                return (LineDifference(from: reference, to: got).description, [])
            })
    }
}

extension Snapshotting where Value == String, Format == String {
    /// Keeps a text as it is.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
    /// Keeps what `print` would show.
    public static var description: Snapshotting {
        SimplySnapshotting.lines.pullback { String(describing: $0) }
    }

    /// Keeps a value with all that its mirror shows, a line each, the same in every run.
    public static var dump: Snapshotting {
        SimplySnapshotting.lines.pullback { ValueDump($0).text() }
    }

    /// Keeps an array or a dictionary of Foundation's as JSON, indented, its keys sorted.
    public static var json: Snapshotting {
        var snapshotting: Snapshotting = SimplySnapshotting.lines.pullback { value in
            guard JSONSerialization.isValidJSONObject(value) else {
                throw SnapshotError.unencodable("\(type(of: value)) is no array or dictionary that JSON can hold.")
            }
            let data = try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
            return String(decoding: data, as: UTF8.self)
        }
        snapshotting.pathExtension = "json"
        return snapshotting
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// Keeps a value as JSON, indented, its keys sorted.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    /// The value as JSON, by an encoder of one's own.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        var snapshotting: Snapshotting = SimplySnapshotting.lines.pullback { value in
            String(decoding: try encoder.encode(value), as: UTF8.self)
        }
        snapshotting.pathExtension = "json"
        return snapshotting
    }

    /// Keeps a value as a property list in XML.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return .plist(encoder)
    }

    /// The value as a property list, by an encoder of one's own.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        var snapshotting: Snapshotting = SimplySnapshotting.lines.pullback { value in
            String(decoding: try encoder.encode(value), as: UTF8.self)
        }
        snapshotting.pathExtension = "plist"
        return snapshotting
    }
}

extension Snapshotting where Value: CaseIterable, Format == String {
    /// Keeps a function as a table: each case of its argument, and a snapshot of what it returns for that.
    @preconcurrency @MainActor public static func `func`<Output>(into witness: Snapshotting<Output, Format>)
        -> Snapshotting<(Value) -> Output, Format>
    {
        var snapshotting = Snapshotting<String, String>.lines.asyncPullback { (function: (Value) -> Output) in
            Value.allCases.reduce(Async(value: [String]())) { rows, argument in
                let result = witness.snapshot(function(argument))
                return rows.followed { rows in result.map { rows + ["\"\(argument)\",\"\($0)\""] } }
            }.map { $0.joined(separator: "\n") }
        }
        snapshotting.pathExtension = "csv"
        return snapshotting
    }
}

extension Snapshotting where Value == Data, Format == Data {
    /// Keeps bytes.
    public static var data: Snapshotting {
        Snapshotting(
            pathExtension: nil,
            diffing: Diffing(toData: { $0 }, fromData: { $0 }) { reference, got in
                guard reference != got else { return nil }
                let place = zip(reference, got).enumerated().first { $1.0 != $1.1 }?.offset
                return (
                    "\(reference.count) bytes against \(got.count), the first difference at byte "
                        + "\(place ?? min(reference.count, got.count))", []
                )
            })
    }
}
