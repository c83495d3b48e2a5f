import CSDL2
import Foundation
import HeadlessHost
import UIKit

extension WindowHost {
    /// Runs until the user closes the window.
    ///
    /// Time passes in whole frames of the display, and what the user does happens at the frame in which it arrives: what
    /// `recording` keeps can be played again to the frame. While nothing moves, nothing is drawn.
    public func run() throws {
        start = Self.realTime - host.time
        while !isClosed {
            let begin = Self.realTime
            let processor = FrameStatistics.processorSeconds
            let events = pollInput()
            for event in events { perform(event) }
            guard !isClosed else { return }
            let due = framesDue(at: begin)
            for _ in 0..<due { host.advance(by: host.frameDuration) }
            if due == 0 { host.settle() }
            everyFrame?()
            guard !isClosed else { return }
            try draw()
            let end = Self.realTime
            // Time passes under a finger, or a finger at rest would look like a flick when it is lifted.
            let isMoving = UIApplication.shared.isAnimating || input.isTouching || !events.isEmpty
            statistics.add(
                work: end - begin, processor: FrameStatistics.processorSeconds - processor, at: end, isMoving: isMoving)
            pause(after: begin, isMoving: isMoving)
        }
    }

    /// Plays a script in real time, frame by frame, as a `HeadlessHost` plays it without a window.
    ///
    /// - Throws: `RenderError`, or `WindowError` where the picture can't be shown.
    public func play(_ script: HostScript) throws {
        start = Self.realTime - host.time
        var failure: (any Error)?
        var (began, processor) = (Self.realTime, FrameStatistics.processorSeconds)
        host.frameHandler = { [weak self] in
            guard let self, failure == nil else { return }
            do {
                _ = pollInput()
                guard !isClosed else { return }
                everyFrame?()
                guard !isClosed else { return }
                try draw()
            } catch {
                failure = error
            }
            let (work, spent) = (Self.realTime - began, FrameStatistics.processorSeconds - processor)
            wait(until: start + host.time)
            (began, processor) = (Self.realTime, FrameStatistics.processorSeconds)
            statistics.add(work: work, processor: spent, at: began, isMoving: true)
        }
        defer { host.frameHandler = nil }
        host.play(script)
        if let failure { throw failure }
    }

    func perform(_ event: HostEvent) {
        recording?.steps.append(HostScript.Step(host.time, event))
        recording?.duration = host.time
        host.perform(event)
        switch event {
        case .turn, .change(.device): deviceWasResized()
        case .resize: sceneWasLimited()
        default: return
        }
    }

    /// The number of frames that have become due; a program that was held up for long continues from the present.
    private func framesDue(at now: Double) -> Int {
        let behind = ((now - start - host.time) / host.frameDuration).rounded()
        guard behind <= 10 else {
            start = now - host.time - host.frameDuration
            return 1
        }
        return max(0, Int(behind))
    }

    /// Waits for the next frame, or where nothing moves for the user, for a twentieth of a second at most.
    private func pause(after begin: Double, isMoving: Bool) {
        if isMoving {
            if !window.waitsForDisplay { wait(until: start + host.time + host.frameDuration) }
        } else {
            SDL_WaitEventTimeout(nil, 50)
            // Nothing moved meanwhile, so time continues from here.
            let idle = ((Self.realTime - start - host.time) / host.frameDuration).rounded(.down)
            start += max(0, idle - 1) * host.frameDuration
        }
    }

    func wait(until time: Double) {
        let left = time - Self.realTime
        if left > 0.002 { SDL_Delay(UInt32((left - 0.001) * 1000)) }
        while Self.realTime < time { SDL_Delay(0) }
    }
}
