// The types of files that apps ask it for are Mobile Core Services' on iOS.
@_exported import MobileCoreServices
