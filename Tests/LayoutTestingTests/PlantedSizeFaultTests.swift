import Explanations
import HeadlessHost
import UIKit
import XCTest

/// Kind: documented — our documentation of proofs over sizes: of twenty screens with four faults each every fault is found with
/// a size that shows it, and the sound twins have none.
@MainActor final class PlantedSizeFaultTests: XCTestCase {
    private var host: HeadlessHost?
    override func setUp() async throws { host = try HeadlessHost(device: "ipad-pro-12.9", release: .iOS18) }
    override func tearDown() async throws { host = nil }

    private let all = ConvexPolygon(widths: 280...1366, heights: 280...1366)

    private func proof(_ screen: PlantedScreen, _ fault: PlantedFault?) -> ScreenProof {
        ScreenProof.prove(all, in: [ProofSurroundings(contentSize: .large, isRightToLeft: false)]) {
            screen.controller(fault)
        }
    }

    func testSoundScreensHaveNoFault() async throws {
        for screen in PlantedScreen.allCases {
            let proof = proof(screen, nil)
            XCTAssertEqual(proof.faults, [], "\(screen)")
            XCTAssertFalse(proof.entries.isEmpty, "\(screen)")
        }
    }

    func testEachFaultIsFoundWithASizeThatShowsIt() async throws {
        var found = 0
        for screen in PlantedScreen.allCases {
            for fault in PlantedFault.allCases {
                let faults = proof(screen, fault).entries.flatMap(\.proof.faults)
                let told = faults.first { $0.isOf(fault) }
                guard let told else {
                    XCTFail("\(fault) in \(screen): \(faults.map(\.text))")
                    continue
                }
                found += 1
                XCTAssertTrue((280...1366).contains(told.size.x) && (280...1366).contains(told.size.y), told.text)
                XCTAssertTrue(told.holds(at: told.size), told.text)
            }
        }
        print("\(found) of \(PlantedScreen.allCases.count * PlantedFault.allCases.count) planted faults found")
    }
}

extension SizeFault {
    fileprivate func isOf(_ fault: PlantedFault) -> Bool {
        switch fault {
        case .overlap: kind == .overlap && subject.contains("badge") && other?.contains("value") == true
        case .outside: kind == .outside && subject.contains("badge")
        case .truncated: kind == .truncated && subject.contains("text")
        case .broken: kind == .broken
        }
    }
}
