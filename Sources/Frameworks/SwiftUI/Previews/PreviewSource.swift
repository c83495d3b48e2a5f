import CPreviewShims
import HostServices
import UIKit

/// The previews of the program, found by the conformances that the compiler wrote into it.
final class PreviewSource: HostPreviewSource {
    /// In order of the names of files, lines and types.
    static func previews() -> [HostPreview] {
        var found: [Found] = []
        for type in conformingTypes("PreviewProvider") {
            if let provider = type as? any PreviewProvider.Type { found += previews(of: provider) }
        }
        found.sort { $0.place < $1.place }
        let registered = conformingTypes("PreviewRegistry").compactMap { $0 as? any PreviewRegistry.Type }
        found += registered.sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
            .map(preview(of:))
        return named(found)
    }

    private struct Found {
        var place: String
        var name: String
        var settings: PreviewSettings
        var origin: HostPreview.Origin
        var make: () throws -> UIViewController
    }

    private static func conformingTypes(_ name: String) -> [Any.Type] {
        final class List { var types: [Any.Type] = [] }
        let list = List()
        masu_each_conforming_type(
            name,
            { metadata, context in
                guard let metadata, let context else { return }
                Unmanaged<List>.fromOpaque(context).takeUnretainedValue().types.append(
                    unsafeBitCast(metadata, to: Any.Type.self))
            }, Unmanaged.passUnretained(list).toOpaque())
        return list.types
    }

    private static func previews<Provider: PreviewProvider>(of provider: Provider.Type) -> [Found] {
        let items = provider.previews.hostedItems(in: Surroundings())
        let type = String(describing: provider)
        return items.enumerated().map { index, item in
            let settings = item.surroundings.preview
            return Found(
                place: "\(String(reflecting: provider)) \(String(format: "%04d", index))",
                name: settings.name.map { "\(type): \($0)" } ?? type, settings: settings, origin: .provider(type)
            ) { UIHostingController(rootView: PreviewedItem(provider: provider, index: index)) }
        }
    }

    private static func preview(of registry: any PreviewRegistry.Type) -> Found {
        let file = registry.fileID.split(separator: "/").last.map(String.init) ?? registry.fileID
        let origin = HostPreview.Origin.line(registry.line, of: file)
        let place = "\(file):\(registry.line)"
        do {
            let preview = try registry.makePreview()
            return Found(
                place: place, name: preview.name ?? place, settings: preview.settings, origin: origin,
                make: preview.makeController)
        } catch { return Found(place: place, name: place, settings: PreviewSettings(), origin: origin) { throw error } }
    }

    /// A number behind each name that was there before.
    private static func named(_ found: [Found]) -> [HostPreview] {
        var counts: [String: Int] = [:]
        return found.map { item in
            counts[item.name, default: 0] += 1
            let count = counts[item.name] ?? 1
            let settings = item.settings
            let size: CGSize? =
                if case .fixed(let width, let height) = settings.layout { CGSize(width: width, height: height) } else {
                    nil
                }
            return HostPreview(
                name: count > 1 ? "\(item.name) \(count)" : item.name, device: settings.device?.hostName, size: size,
                fitsContent: settings.layout == .sizeThatFits, isLandscape: settings.isLandscape,
                origin: item.origin, makeController: item.make)
        }
    }
}

/// One of the views that a provider shows, made anew.
private struct PreviewedItem<Provider: PreviewProvider>: View, PrimitiveView {
    let provider: Provider.Type
    let index: Int

    var body: Never { bodyOfPrimitive() }
    func items(in surroundings: Surroundings) -> [HostedItem] {
        let all = provider.previews.hostedItems(in: surroundings)
        return all.indices.contains(index) ? [all[index]] : []
    }
}
