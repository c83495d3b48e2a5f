import UIKit

extension FlexibleRow {
    /// Sixteen rows: eight short and eight long ones, each with every combination of date, text and picture.
    static let samples: [FlexibleRow] = short + long

    private static let date = "April 7th, 2019"

    private static let short: [FlexibleRow] = {
        let title = "Short title"
        let text = "The layout of arranged views"
        return [
            FlexibleRow(title: title),
            FlexibleRow(title: title, date: date),
            FlexibleRow(title: title, date: date, text: text),
            FlexibleRow(title: title, date: date, text: text),
            FlexibleRow(title: title, imagePath: "landscapes/1.png"),
            FlexibleRow(title: title, date: date, imagePath: "landscapes/2.png"),
            FlexibleRow(title: title, date: date, text: text, imagePath: "landscapes/3.png"),
            FlexibleRow(title: title, date: date, text: text, imagePath: "landscapes/4.png"),
        ]
    }()

    private static let long: [FlexibleRow] = [
        FlexibleRow(
            title: "A title may say more than fits on a line. Then it wraps, and the row grows by a line at a time."),
        FlexibleRow(
            title: "長い題名は画面の幅で折り返されます。行の高さは、折り返した後の行数から決まるので、数値を書いておく必要はありません。",
            date: date),
        FlexibleRow(
            title: "UIStackViewは、隠れたビューの分だけ詰めて並べます。",
            date: date,
            text: "A hidden view takes no room and no spacing. 「高さは0」という必須の制約が付くので、16:9の制約は"
                + "優先度250で譲ります。Nothing is taken out of the hierarchy and nothing is built again."),
        FlexibleRow(
            title: "Three lines at most: a longer description ends with an ellipsis.",
            date: date,
            text: "The description's label is limited to three lines. What does not fit is cut at the end of the third "
                + "line, so that one talkative entry cannot push the others off the screen. The title above has no "
                + "such limit, and the date has a single line for itself."),
        FlexibleRow(
            title: "The picture comes later. Until then its place is kept free, as high as nine sixteenths of its "
                + "width.",
            imagePath: "landscapes/5.png"),
        FlexibleRow(
            title: "A tie at priority 250: once the picture is there, its own height of 180 points stands against "
                + "16:9. The picture wins, because a row is asked to be as low as it can be.",
            date: date, imagePath: "landscapes/6.png"),
        FlexibleRow(
            title: "縦横比16:9の画像と、折り返す題名と、日付と、説明文",
            date: date,
            text: "「行頭に句読点は置かない」などの禁則処理も、行の高さに関わります。小さい「っ」や「ょ」、長音の「ー」、"
                + "閉じ括弧（これです）も、行の先頭には来ません。だから、同じ文でも幅が変われば行数が変わります。",
            imagePath: "landscapes/7.png"),
        FlexibleRow(
            title: "Everything at once: a picture, a title that wraps, a date, and a description of several sentences.",
            date: date,
            text: "Each view is arranged in one stack view. Its constraints decide the height of the content view, and "
                + "the table asks the cell for that height. No code adds anything up.",
            imagePath: "landscapes/8.png"),
    ]
}
