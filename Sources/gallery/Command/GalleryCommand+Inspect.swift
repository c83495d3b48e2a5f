import ApplicationCommand
import Foundation
import Inspector
import LayoutTrace

extension GalleryCommand {
    /// `gallery SCREEN --inspect`: an inspector's page until the command is interrupted.
    static func inspect(_ arguments: Arguments) throws {
        let (_, variant) = try screenAndVariant(arguments)
        let settings = try arguments.displaySettings
        let images = try arguments.choice(.images, default: ImageState.loaded)
        let offset = try arguments.number(.offset)
        let recording = TraceRecording(capacity: Inspector.traceCapacity)
        let (session, inspector) = try ScreenOutput.withheld {
            let trace = ScreenTrace(LayoutTracer(sinks: [recording]))
            let session = try ScreenSession(variant, settings: settings, images: images, trace: trace)
            if let offset { try session.screen.scroll(to: offset, for: "--offset") }
            return (session, try Inspector(session.host, recording: recording))
        }
        defer {
            inspector.close()
            session.close()
        }
        printOut("The inspector is at \(inspector.address.absoluteString)\n")
        fflush(nil)
        ScreenOutput.withheld { inspector.run() }
    }
}
