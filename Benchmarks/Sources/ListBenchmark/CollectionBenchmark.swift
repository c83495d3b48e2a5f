import HeadlessHost
import UIKit

/// A flow layout's preparation: equal items cost nothing each, and of items with sizes of the delegate's each is asked
/// once.
@MainActor func benchmarkFlow() throws {
    var equal = Samples()
    for _ in 0..<31 {
        let stage = try CollectionStage(count: 100_000, isTold: false)
        equal.add { keep(stage.view.collectionViewLayout.collectionViewContentSize) }
        try check(
            stage.view.collectionViewLayout.collectionViewContentSize.height == 4_400_000,
            "100,000 items of 44 aren't 4,400,000 high")
    }
    Report.line(
        "flow-100k (equal)", ours: equal, peer: nil, limit: nil, aim: "<= 1 ms", holds: equal.median <= 1e6)
    var (told, calls) = (Samples(), Samples())
    for _ in 0..<31 {
        let stage = try CollectionStage(count: 100_000, isTold: true)
        told.add { keep(stage.view.collectionViewLayout.collectionViewContentSize) }
        try check(stage.source.sizesAsked == 100_000, "\(stage.source.sizesAsked) sizes were asked of 100,000 items")
        calls.add {
            for item in 0..<100_000 {
                keep(
                    stage.source.collectionView(
                        stage.view, layout: stage.view.collectionViewLayout,
                        sizeForItemAt: IndexPath(item: item, section: 0)))
            }
        }
    }
    Report.line(
        "flow-100k (told)", ours: told, peer: nil, limit: ("the calls alone", calls.median), aim: "one call each",
        holds: true)
}

/// 100,000 self-sizing items between 20 and 300 points, estimated at 44: frames of a scroll.
@MainActor func benchmarkCollectionScroll() throws {
    // Answers first: the positions of items, frame by frame, are those with a delegate that knows every height.
    let known = try CollectionStage(count: 100_000, isTold: true)
    known.show()
    let expected = CollectionScript.run(known)
    known.close()
    var frames = Samples()
    for _ in 0..<4 {
        let stage = try CollectionStage(count: 100_000, isTold: false)
        stage.show()
        let run = CollectionScript.run(stage)
        stage.close()
        frames.values += run.frames.values
        for (frame, pair) in zip(run.tops, expected.tops).enumerated() {
            try check(
                pair.0.number == pair.1.number && abs(pair.0.y - pair.1.y) < 1,
                "frame \(frame): item \(pair.0.number) at \(pair.0.y), where known heights give \(pair.1.number) at "
                    + "\(pair.1.y): the content drifted")
        }
    }
    Report.line(
        "collection-100k (a frame)", ours: frames, peer: nil, limit: nil, aim: "median <= 0.3 ms, p99 <= 2 ms",
        holds: frames.median <= 0.3e6 && frames.p99 <= 2e6)
    print(
        "  \(frames.values.count) frames, worst \(frames.worst.time), "
            + "\(frames.values.filter { $0 > 1e9 / 120 }.count) over 8.3 ms")
}

@MainActor private enum CollectionScript {
    /// Flings down, a jump to the middle, flings up and down there; 120 frames a second.
    static func run(_ stage: CollectionStage) -> (frames: Samples, tops: [(number: Int, y: CGFloat)]) {
        var frames = Samples()
        var tops: [(number: Int, y: CGFloat)] = []
        func fling(from start: CGFloat, to end: CGFloat, times: Int) {
            let script = TouchScript.drag(
                from: CGPoint(x: 195, y: start), to: CGPoint(x: 195, y: end), duration: 0.1)
            for _ in 0..<times {
                for step in script.steps {
                    frames.add { stage.host.play(TouchScript([.init(step.kind, at: step.point, time: 0)])) }
                    frames.add { stage.host.advance(by: 1.0 / 120) }
                    tops.append(stage.top)
                }
                for _ in 0..<60 {
                    frames.add { stage.host.advance(by: 1.0 / 120) }
                    tops.append(stage.top)
                }
            }
        }
        fling(from: 700, to: 200, times: 4)
        stage.view.scrollToItem(at: IndexPath(item: stage.source.count / 2, section: 0), at: .top, animated: false)
        stage.host.settle()
        fling(from: 200, to: 700, times: 3)
        fling(from: 700, to: 200, times: 2)
        return (frames, tops)
    }
}

/// `apply` of 100,000 identifiers, of which 10,000 go, 10,000 come and 2,000 move.
@MainActor func benchmarkApply() throws {
    let count = 100_000
    var state: UInt64 = 42
    func random(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
    var new = (0..<count).filter { $0 % 10 != 3 }
    for _ in 0..<2_000 { new.insert(new.remove(at: random(new.count)), at: random(new.count)) }
    for number in 0..<10_000 { new.insert(count + number, at: random(new.count + 1)) }
    func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }
    let (first, second) = (snapshot(Array(0..<count)), snapshot(new))
    var (ours, same, hashing) = (Samples(), Samples(), Samples())
    for round in 0..<31 {
        let stage = try CollectionStage(count: 0, isTold: false)
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: stage.view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        source.apply(first)
        stage.show()
        ours.add { UIView.performWithoutAnimation { source.apply(second) } }
        same.add { UIView.performWithoutAnimation { source.apply(second) } }
        hashing.add { keep(Set(new)) }
        guard round == 0 else { continue }
        try check(
            source.snapshot().itemIdentifiers == new && stage.view.numberOfItems(inSection: 0) == new.count,
            "the collection view doesn't show the snapshot")
    }
    Report.line(
        "apply-100k", ours: ours, peer: nil, limit: ("hashing alone", hashing.median), aim: "<= 15 ms",
        holds: ours.median <= 15e6)
    Report.line("apply-100k (no change)", ours: same, peer: nil, limit: nil, aim: "none set", holds: true)
}
