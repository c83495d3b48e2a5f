import Foundation
import HeadlessHost
import HostServices
import UIKit

/// The device's services, as a command line sets them.
extension ApplicationArguments {
    @MainActor func prepareServices(of host: HeadlessHost) throws {
        let services = host.services
        if let text = values[.allow] {
            for name in text.split(separator: ",") {
                guard let service = HostService(rawValue: name.trimmingCharacters(in: .whitespaces)) else {
                    let known = HostService.allCases.map(\.rawValue).joined(separator: ", ")
                    throw UsageError("There is no service '\(name)' for --allow. Services: \(known).")
                }
                services.allowed.insert(service)
            }
        }
        if let text = values[.location] {
            guard let place = HostLocation(text) else {
                throw UsageError("--location is a latitude and a longitude in degrees, not '\(text)'.")
            }
            services.allowed.insert(.location)
            services.location = place
        }
        if let text = values[.network] {
            guard let network = HostNetwork(rawValue: text) else {
                let known = HostNetwork.allCases.map(\.rawValue).joined(separator: ", ")
                throw UsageError("There is no network '\(text)'. Networks: \(known).")
            }
            services.network = network
        }
        if let folder = values[.photos] { host.photos = try Self.pictures(in: folder) }
        if let folder = values[.answers] {
            host.answers = try RequestAnswers(
                folder: URL(fileURLWithPath: folder, isDirectory: true), isRecording: has(.recordAnswers))
        }
    }

    /// The pictures of a folder, in the order of their names; other files are passed over.
    private static func pictures(in folder: String) throws -> [UIImage] {
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch {
            throw UsageError("--photos is a folder with pictures; '\(folder)' can't be read.")
        }
        let pictures = names.compactMap { UIImage(contentsOfFile: folder + "/" + $0) }
        guard !pictures.isEmpty else { throw UsageError("'\(folder)', given by --photos, has no picture.") }
        return pictures
    }

    /// The preview that is to be shown; nil for the app itself.
    @MainActor func chosenPreview() throws(UsageError) -> HostPreview? {
        guard let name = values[.preview] else { return nil }
        let previews = HeadlessHost.previews
        guard let preview = previews.first(where: { $0.name == name }) else {
            let known = previews.map(\.name).joined(separator: ", ")
            throw UsageError(
                "There is no preview '\(name)'. " + (previews.isEmpty ? "The app has none." : "Previews: \(known)."))
        }
        return preview
    }
}
