"""Derives Masu Emoji from Noto Color Emoji: the pictures that messages hold most often.

usage: emoji_font.py NotoColorEmoji.ttf OUTPUT_FOLDER
"""

import sys
from pathlib import Path

from fontTools import subset

from naming import rename

EMOJI = (
    "😀😃😄😁😆😅😂🤣🥲☺😊😇🙂🙃😉😌😍🥰😘😋😜🤪😎🤩🥳😏😒😞😔😟😕🙁☹😣😖😫😩🥺😢😭😤😠😡🤯😳😱😨😰😥🤗🤔🤭"
    "🤫😶😐😑😬🙄😮😲🥱😴🤤😵🤢🤧😷🤒🤕💩👻💀👽🤖🎃😺👋🤚✋👌✌🤞🤟🤘👈👉👆👇☝👍👎✊👊👏🙌🙏💪👀🧠👶👦👧👨👩"
    "👮🕵💃🕺👪🐶🐱🐭🐰🦊🐻🐼🐯🦁🐮🐷🐸🐵🙈🙉🙊🐔🐧🐦🦄🐝🦋🐢🐍🐙🐟🐬🐳🌵🌲🌴🌱🍀🍁🍄🌹🌸🌻🌞🌝🌍⭐🌟✨⚡🔥"
    "🌈☀⛅☁☔❄⛄💧🌊🍏🍎🍊🍋🍌🍉🍇🍓🍒🍑🍍🥑🍅🌽🥕🍞🧀🍳🍔🍟🍕🌭🌮🍣🍙🍜🍰🎂🍭🍫🍿🍩🍪☕🍵🍺🍻🍷⚽🏀🏈⚾🎾"
    "🏆🥇🎯🎮🎲🎨🎬🎤🎧🎸🚗🚕🚌🚲✈🚀🚢🏠🏢🏥🏫⛺🗼🗽⌚📱💻⌨📷🔋💡💰💎🔧🔨⚙🔒🔓🔑🎁🎈🎉🎊✉📧📦📅📌📎✏📝🔍📖"
    "❤🧡💛💚💙💜🖤🤍💔💕💯💢💬💤♻✅❌❗❓⚠🚫🆗🆕🔴🟢🔵⚪⚫▶⏸🔔🏁🚩🇯🇵🇺🇸🇬🇧🇫🇷🇩🇪🇰🇷🇨🇳"
)


def main():
    source, output = sys.argv[1], Path(sys.argv[2])
    options = subset.Options()
    options.layout_features = ["ccmp"]
    options.name_IDs = []
    options.glyph_names = False
    options.drop_tables += ["DSIG", "vhea", "vmtx"]
    font = subset.load_font(source, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes={ord(c) for c in EMOJI} | {0x200D, 0xFE0F})
    subsetter.subset(font)
    rename(
        font, "MasuEmoji-Regular", "Masu Emoji", "Regular", "Copyright 2013-2017 Google Inc.",
        "Noto Color Emoji 2.042", 400)
    path = output / "MasuEmoji-Regular.ttf"
    font.save(path)
    print(path.name, path.stat().st_size, len(font.getGlyphOrder()), len(font.getBestCmap()))


if __name__ == "__main__":
    main()
