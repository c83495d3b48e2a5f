import CountedOperations
import UIKit

/// Texts: shaped, measured and broken at widths.
@MainActor func countedTexts() -> [CountedOperation] {
    [
        counted("text-shape-x100") {
            let label = UILabel()
            var first = 10_000
            return {
                for number in first..<first + 100 {
                    label.text = Texts.text(number)
                    keep(label.sizeThatFits(CGSize(width: 1_000_000, height: 0)))
                }
                first += 100
            }
        },
        counted("text-known-x100") {
            let label = UILabel()
            label.numberOfLines = 0
            return {
                for number in 0..<100 {
                    label.text = Texts.text(20_000 + number % 10)
                    keep(label.sizeThatFits(CGSize(width: 343, height: 0)))
                }
            }
        },
        counted("text-new-width-x500") {
            let labels = preparedLabels(500)
            var width: CGFloat = 280
            return {
                width += 7
                for label in labels { keep(label.sizeThatFits(CGSize(width: width, height: 0))) }
            }
        },
        measured("text-arabic-x50") {
            "السطر رقم \($0) يقاس مرة واحدة ثم يعرض حيث تمر القائمة دون قفزة بين الإطارات"
        },
        measured("text-chinese-x50") { "第\($0)行只测量一次，然后在列表滚动的地方显示，帧与帧之间没有跳动。" },
    ]
}

/// Fifty texts of a label, none of which was measured before.
@MainActor private func measured(_ name: String, _ text: @escaping (Int) -> String) -> CountedOperation {
    counted(name) {
        let label = UILabel()
        label.numberOfLines = 0
        var number = 0
        return {
            for _ in 0..<50 {
                number += 1
                label.text = text(number)
                keep(label.sizeThatFits(CGSize(width: 220, height: 0)))
            }
        }
    }
}

/// Labels whose texts, of about 120 characters each, are shaped.
@MainActor func preparedLabels(_ count: Int) -> [UILabel] {
    (0..<count).map { number in
        let label = UILabel()
        label.numberOfLines = 0
        label.text = Texts.text(number)
        keep(label.sizeThatFits(CGSize(width: 250, height: 0)))
        return label
    }
}
