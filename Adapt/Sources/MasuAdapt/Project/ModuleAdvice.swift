/// The advice about a missing module.
struct ModuleAdvice {
    let packages: [XcodeProject.RemotePackage]
    /// Libraries that were found, in Objective-C, with the number of their files.
    let foreign: [String: Int]

    func sentence(on module: String) -> String {
        if let count = foreign[module] {
            return count == 0
                ? "its folder has no sources; give its Swift files, or a replacement, by --module \(module)=FOLDER"
                : "it is there, but its \(count) files are Objective-C or C, which can't be compiled here; "
                    + "give a replacement in Swift by --module \(module)=FOLDER"
        }
        // A package of the project's before a framework of Apple's by the same name, `Charts`.
        if let package = packages.first(where: { $0.products.contains(module) || $0.isNamed(module) }) {
            let version = package.version.map { " at \($0)" } ?? ""
            return "the project has it from \(package.url)\(version); fetch it, for example by 'git clone"
                + "\(package.version.map { " --branch \($0)" } ?? "") \(package.url) LIBRARIES/\(package.name)', and give --libraries LIBRARIES"
        }
        if Self.frameworks.contains(module) {
            return "Masu doesn't have this framework of Apple's; put a replacement into Overrides/\(module)"
        }
        return
            "give a folder that has it in a folder of its own by --libraries FOLDER, or its sources, or a replacement, by "
            + "--module \(module)=FOLDER"
    }

    /// Apple's frameworks that apps import and that aren't here.
    static let frameworks: Set<String> = [
        "Accelerate", "Accounts", "ActivityKit", "AdServices", "AddressBook", "AppIntents",
        "ARKit", "AssetsLibrary", "AVFAudio",
        "CallKit", "CarPlay", "CFNetwork", "Charts", "ClassKit", "CoreAudio",
        "CoreBluetooth", "CoreML", "CoreNFC",
        "CoreTransferable", "CoreVideo",
        "DeviceCheck", "EventKitUI", "ExternalAccessory", "FileProvider", "GameKit", "GameplayKit",
        "GLKit", "HealthKit", "HomeKit", "Intents", "IntentsUI", "IOKit", "JavaScriptCore", "Messages",
        "Metal", "MetalKit", "MetricKit", "MultipeerConnectivity", "NaturalLanguage", "NetworkExtension",
        "NotificationCenter", "OpenGLES", "PDFKit", "PencilKit", "PushKit",
        "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SceneKit", "ShazamKit",
        "SoundAnalysis", "Speech", "SpriteKit", "SwiftData", "TipKit", "UserNotificationsUI", "VideoToolbox",
        "Vision", "VisionKit",
    ]
}
