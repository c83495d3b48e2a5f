"""Names for derived fonts: the sources' names go, their copyright and licence stay."""


def rename(font, post_script, family, style, copyright_text, derived_from, css_weight):
    names = font["name"]
    names.names = []
    texts = {
        0: copyright_text, 1: f"{family} {style}", 2: "Regular", 3: post_script, 4: f"{family} {style}",
        5: f"Version 1.0, derived from {derived_from}", 6: post_script,
        13: "This Font Software is licensed under the SIL Open Font License, Version 1.1.",
        14: "https://scripts.sil.org/OFL", 16: family, 17: style,
    }
    for identifier, text in texts.items():
        names.setName(text, identifier, 3, 1, 0x409)
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [post_script]
        top = cff.topDictIndex[0]
        for key in ("FullName", "FamilyName", "Weight", "Notice", "Copyright"):
            top.rawDict.pop(key, None)
            if hasattr(top, key):
                delattr(top, key)
        top.Notice = f"Derived from {derived_from}, SIL OFL 1.1"
        for index, dictionary in enumerate(getattr(top, "FDArray", [])):
            dictionary.rawDict.pop("FontName", None)
            dictionary.FontName = f"{post_script}-{index}"
    font["OS/2"].usWeightClass = css_weight
    font["OS/2"].achVendID = "NONE"
    font["head"].created = font["head"].modified = 0
    font.recalcTimestamp = False
