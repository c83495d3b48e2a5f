import ApplicationCommand
import Foundation

/// Finds Masu's modules for the compiler at hand: installed ones, or else those that it builds once for all apps.
struct ModuleSupply {
    var masu = MasuFolder.present
    var configuration = "debug"
    let report: (String) -> Void

    func modules() throws -> PrebuiltModules {
        let compiler = try PrebuiltModules.presentCompiler()
        var reason = ""
        if let installed = masu.installed?.appendingPathComponent(configuration) {
            let theirs = PrebuiltModules.compiler(of: installed)
            if theirs == compiler { return PrebuiltModules(folder: installed) }
            reason =
                theirs.map {
                    "The installed modules are of \(Self.firstLine($0)), this compiler is \(Self.firstLine(compiler)). "
                }
                ?? "No modules are installed for the configuration \(configuration). "
        }
        guard let source = masu.source else {
            throw UsageError(reason + "Masu's sources aren't beside this program, so nothing can be built.")
        }
        return try built(from: source, compiler, reason)
    }

    private func built(from source: URL, _ compiler: String, _ reason: String) throws -> PrebuiltModules {
        let isClone = masu.installed == nil
        let kind = Self.kind(configuration, isClone: isClone, ProcessInfo.processInfo.environment)
        let key = StableHash.of(compiler + source.path + Version.number)
        let folder = MasuFolder.cache.appendingPathComponent("modules-\(key)/\(kind)")
        let stamp = SourceDates.date(of: folder.appendingPathComponent("compiler"))
        if let stamp, stamp > SourceDates.newest(in: ["Sources", "Package.swift"].map(source.appendingPathComponent)) {
            return PrebuiltModules(folder: folder)
        }
        report(reason + "Masu is built from source, once for all apps; that takes minutes the first time.")
        let status = try BuildOutput(report).run([
            source.appendingPathComponent("Scripts/build-modules").path, kind,
            isClone ? Self.scratch(of: kind, in: source).path : folder.appendingPathComponent("build").path,
            folder.path,
        ])
        guard status == 0 else { throw UsageError("Masu could not be built from \(source.path).") }
        return PrebuiltModules(folder: folder)
    }

    /// The modules for a configuration of an app. In a clone `MASU_MODULES=unoptimized` lets those who work on Masu have them
    /// sooner, a file at a time, and apps' lists slower.
    static func kind(_ configuration: String, isClone: Bool, _ environment: [String: String]) -> String {
        let isUnoptimized = isClone && configuration == "debug" && environment["MASU_MODULES"] == "unoptimized"
        return isUnoptimized ? "unoptimized" : configuration
    }

    /// The folder that a clone's modules are built in; of unoptimised ones that of `make`, so that nothing is compiled twice.
    private static func scratch(of kind: String, in source: URL) -> URL {
        let build = source.appendingPathComponent(".build")
        return kind == "unoptimized" ? build : build.appendingPathComponent("modules-\(kind)")
    }

    private static func firstLine(_ text: String) -> String {
        text.split(separator: "\n").first.map(String.init) ?? text
    }
}

/// A name for a text that is the same in each run.
enum StableHash {
    /// FNV-1a of 64 bits, in hexadecimal digits.
    static func of(_ text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}

/// When sources were last changed.
enum SourceDates {
    /// The newest date of files and folders, hidden and built ones left out.
    static func newest(in places: [URL]) -> Date {
        var newest = Date.distantPast
        func look(at place: URL) {
            guard let date = date(of: place) else { return }
            newest = max(newest, date)
            guard place.hasDirectoryPath || isFolder(place) else { return }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
            for name in names where !name.hasPrefix(".") && name != "DerivedData" {
                look(at: place.appendingPathComponent(name))
            }
        }
        places.forEach(look)
        return newest
    }

    static func date(of file: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
    }

    private static func isFolder(_ place: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
