"""Derives Masu Emoji from Noto Color Emoji: every emoji of its Unicode version in one skin tone.

The commonest keep their pictures, the others have 32 colours. Skin tones, half of the font's pictures, stand beside their
person as a swatch, as Unicode's standard has it where a sequence isn't supported.

usage: emoji_font.py NotoColorEmoji.ttf OUTPUT_FOLDER
"""

import io
import sys
from pathlib import Path

from fontTools import subset
from PIL import Image

from naming import rename

COMMONEST = (
    "😀😃😄😁😆😅😂🤣🥲☺😊😇🙂🙃😉😌😍🥰😘😋😜🤪😎🤩🥳😏😒😞😔😟😕🙁☹😣😖😫😩🥺😢😭😤😠😡🤯😳😱😨😰😥🤗🤔🤭"
    "🤫😶😐😑😬🙄😮😲🥱😴🤤😵🤢🤧😷🤒🤕💩👻💀👽🤖🎃😺👋🤚✋👌✌🤞🤟🤘👈👉👆👇☝👍👎✊👊👏🙌🙏💪👀🧠👶👦👧👨👩"
    "👮🕵💃🕺👪🐶🐱🐭🐰🦊🐻🐼🐯🦁🐮🐷🐸🐵🙈🙉🙊🐔🐧🐦🦄🐝🦋🐢🐍🐙🐟🐬🐳🌵🌲🌴🌱🍀🍁🍄🌹🌸🌻🌞🌝🌍⭐🌟✨⚡🔥"
    "🌈☀⛅☁☔❄⛄💧🌊🍏🍎🍊🍋🍌🍉🍇🍓🍒🍑🍍🥑🍅🌽🥕🍞🧀🍳🍔🍟🍕🌭🌮🍣🍙🍜🍰🎂🍭🍫🍿🍩🍪☕🍵🍺🍻🍷⚽🏀🏈⚾🎾"
    "🏆🥇🎯🎮🎲🎨🎬🎤🎧🎸🚗🚕🚌🚲✈🚀🚢🏠🏢🏥🏫⛺🗼🗽⌚📱💻⌨📷🔋💡💰💎🔧🔨⚙🔒🔓🔑🎁🎈🎉🎊✉📧📦📅📌📎✏📝🔍📖"
    "❤🧡💛💚💙💜🖤🤍💔💕💯💢💬💤♻✅❌❗❓⚠🚫🆗🆕🔴🟢🔵⚪⚫▶⏸🔔🏁🚩🇯🇵🇺🇸🇬🇧🇫🇷🇩🇪🇰🇷🇨🇳"
)


SKIN_TONES = range(0x1F3FB, 0x1F400)


def without_skin_tones(font):
    """Takes the ligatures with a skin tone out."""
    tones = {font.getBestCmap()[code] for code in SKIN_TONES}
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            for first, ligatures in list(getattr(table, "ligatures", {}).items()):
                kept = [one for one in ligatures if tones.isdisjoint(one.Component)]
                if kept:
                    table.ligatures[first] = kept
                else:
                    del table.ligatures[first]


def with_fewer_colours(font, kept):
    """Reduces the pictures of all glyphs but some to 32 colours."""
    for strike in font["CBDT"].strikeData:
        for name, glyph in strike.items():
            if name in kept:
                continue
            picture = Image.open(io.BytesIO(glyph.imageData)).convert("RGBA")
            data = io.BytesIO()
            picture.quantize(32, method=Image.Quantize.FASTOCTREE).save(data, "PNG", optimize=True)
            if len(data.getvalue()) < len(glyph.imageData):
                glyph.imageData = data.getvalue()


def main():
    source, output = sys.argv[1], Path(sys.argv[2])
    options = subset.Options()
    options.layout_features = ["ccmp"]
    options.name_IDs = []
    options.glyph_names = False
    options.drop_tables += ["DSIG", "vhea", "vmtx"]
    font = subset.load_font(source, options)
    without_skin_tones(font)
    commonest = {font.getBestCmap()[ord(character)] for character in COMMONEST if ord(character) in font.getBestCmap()}
    # Digits and signs are emoji in sequences alone: text has them from other faces.
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=set(font.getBestCmap()))
    subsetter.subset(font)
    with_fewer_colours(font, commonest)
    rename(
        font, "MasuEmoji-Regular", "Masu Emoji", "Regular", "Copyright 2013-2017 Google Inc.",
        "Noto Color Emoji 2.042", 400)
    path = output / "MasuEmoji-Regular.ttf"
    font.save(path)
    print(path.name, path.stat().st_size, len(font.getGlyphOrder()), len(font.getBestCmap()))


if __name__ == "__main__":
    main()
