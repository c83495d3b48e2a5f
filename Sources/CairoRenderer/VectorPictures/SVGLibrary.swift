import CCairo
import Foundation

/// The parts of librsvg that drawings need. It opens no other files, since it is given no folder to find them in.
struct SVGLibrary: Sendable {
    private struct Rectangle {
        var x, y, width, height: Double
    }

    private typealias Read =
        @convention(c) (UnsafePointer<UInt8>?, Int, LoadedLibrary.Failure?) -> UnsafeMutableRawPointer?
    private typealias Draw =
        @convention(c) (
            UnsafeMutableRawPointer?, OpaquePointer?, UnsafeRawPointer?, LoadedLibrary.Failure?
        ) -> Int32
    private let library: LoadedLibrary
    private let read: Read
    private let render: Draw

    private static let shared = Result { try SVGLibrary() }

    static func loaded() throws -> SVGLibrary { try shared.get() }

    private init() throws {
        library = try LoadedLibrary("librsvg-2.so.2", package: "librsvg2-dev")
        read = try library.function("rsvg_handle_new_from_data")
        render = try library.function("rsvg_handle_render_document")
    }

    /// - Parameters:
    ///   - size: the drawing's, points.
    ///   - pixels: the device pixels that it is stretched over.
    func draw(
        _ bytes: [UInt8], size: (width: Double, height: Double), pixels: (width: Double, height: Double),
        in context: OpaquePointer
    ) throws {
        let drawing = try bytes.withUnsafeBufferPointer { buffer in
            try library.calling { read(buffer.baseAddress, buffer.count, $0) }
        }
        defer { library.release(drawing) }
        // A drawing without a viewBox keeps its size; what is drawn on is scaled in its place.
        cairo_scale(context, pixels.width / size.width, pixels.height / size.height)
        var viewport = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
        try library.calling { render(drawing, context, &viewport, $0) == 0 ? nil : () }
    }
}
