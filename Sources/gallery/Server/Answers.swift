/// A user in the shape in which web services tell of one; here they are rivers.
struct UserAnswer: Encodable {
    var id: String
    var name: String
    var description: String?
    var location: String?
    var items_count: Int
    var followees_count: Int
    var followers_count: Int
    var profile_image_url: String?

    /// Forty-five, more than two pages; some without place or description, so that rows differ.
    static func all(pictures: String) -> [UserAnswer] {
        rivers.enumerated().map { index, river in
            UserAnswer(
                id: river.id, name: river.name, description: description(index),
                location: index % 4 == 3 ? nil : river.location, items_count: index % 5 * 23 + 4,
                followees_count: index * 37 % 500, followers_count: index * 7919 % 34_567,
                profile_image_url: index % 9 == 5 ? nil : "\(pictures)\(index % 8 + 1).png")
        }
    }

    private static func description(_ index: Int) -> String? {
        let sentences = [
            "川の高さは雨で決まります。", "Writes about layout, lists and water.", "上流から下流へ、制約はつながっている。",
            "A bed as wide as the valley and as deep as the water asks for.", "橋の長さは川幅より少し長い。",
        ]
        let count = index * 3 % (sentences.count + 1)
        return count == 0 ? nil : (0..<count).map { sentences[($0 + index) % sentences.count] }.joined(separator: " ")
    }

    private struct River {
        let id, name, location: String
    }

    private static let rivers = """
        shinano 信濃川 新潟,tone 利根川 千葉,ishikari 石狩川 北海道,teshio 天塩川 北海道,kitakami 北上川 宮城
        abukuma 阿武隈川 宮城,mogami 最上川 山形,tenryu 天竜川 静岡,agano 阿賀野川 新潟,shimanto 四万十川 高知
        yodo 淀川 大阪,kiso 木曽川 愛知,nagara 長良川 岐阜,kuma 球磨川 熊本,chikugo 筑後川 福岡
        yoshino 吉野川 徳島,ota 太田川 広島,gono 江の川 島根,oyodo 大淀川 宮崎,edo 江戸川 東京
        ara 荒川 東京,sagami 相模川 神奈川,fuji 富士川 静岡,oi 大井川 静岡,yahagi 矢作川 愛知
        ibi 揖斐川 三重,miya 宮川 三重,kumano 熊野川 和歌山,yura 由良川 京都,maruyama 円山川 兵庫
        hii 斐伊川 島根,takahashi 高梁川 岡山,asahi 旭川 岡山,yoshii 吉井川 岡山,niyodo 仁淀川 高知
        naka 那珂川 茨城,kiku 菊川 静岡,tokachi 十勝川 北海道,tokoro 常呂川 北海道,yubetsu 湧別川 北海道
        rumoi 留萌川 北海道,shiribeshi 尻別川 北海道,mu 鵡川 北海道,saru 沙流川 北海道,kushiro 釧路川 北海道
        """
        .split(whereSeparator: { $0 == "," || $0 == "\n" })
        .map { $0.split(separator: " ") }
        .compactMap { $0.count == 3 ? River(id: "\($0[0])", name: "\($0[1])", location: "\($0[2])") : nil }
}

/// Something that a user wrote, in the shape in which web services tell of it.
struct ItemAnswer: Encodable {
    var id: String
    var title: String
    var created_at: String
    var likes_count: Int
    var comments_count: Int

    /// Forty-five for every user but `nobody`.
    static func all(of user: String) -> [ItemAnswer] {
        guard user != "nobody" else { return [] }
        return (0..<45).map { index in
            let month = index % 12 + 1
            let day = index * 11 % 28 + 1
            return ItemAnswer(
                id: "\(user)-\(index + 1)", title: titles[index * 5 % titles.count],
                created_at: "20\(17 + index % 3)-\(two(month))-\(two(day))T09:00:00Z", likes_count: index * 613 % 2_400,
                comments_count: index * 7 % 40)
        }
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static let titles = [
        "UITableViewの高さについて", "Estimates and measured heights",
        "可変長のセルをスクロールしても飛ばないようにする方法をまとめてみた",
        "Why does my list jump when I scroll up? Because the rows above were never measured", "セルの再利用",
        "A cache in willDisplay", "回転したときに高さのキャッシュを捨てるのを忘れないで",
        "reloadData keeps the offset, not the rows under it; what to do about that without giving up on estimates",
        "フッターに読み込み中を出す",
    ]
}
