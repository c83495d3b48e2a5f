/// What an app would share of a screen.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}
