#!/usr/bin/env python3
"""Writes the pictures of this folder and what Pillow reads from them (needs Pillow, tested with 13.0, and
pillow-heif, tested with 1.8).

expected.json: file name -> width, height, straight (not premultiplied) RGBA bytes in hexadecimal, row by row.
"""
import io
import json
import struct
import zlib

import pillow_heif
from PIL import Image, ImageOps

expected = {}


def keep(name, data, rgba=None, size=None):
    with open(name, "wb") as file:
        file.write(data)
    if rgba is None:
        image = Image.open(io.BytesIO(data))
        size = image.size
        rgba = image.convert("RGBA").tobytes()
    expected[name] = {"width": size[0], "height": size[1], "rgba": rgba.hex()}


def saved(image, kind, **options):
    output = io.BytesIO()
    image.save(output, kind, **options)
    return output.getvalue()


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def raw_png(width, height, depth, color, rows, interlace=0, extra=b""):
    head = struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, interlace)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + extra
            + chunk(b"IDAT", zlib.compress(b"".join(b"\0" + row for row in rows), 9)) + chunk(b"IEND", b""))


color = Image.new("RGB", (5, 4))
color.putdata([(x * 60, y * 80, (x * y * 20) % 256) for y in range(4) for x in range(5)])
faded = Image.new("RGBA", (5, 4))
faded.putdata([(x * 60, y * 80, 200, (x * 64 + y * 5) % 256) for y in range(4) for x in range(5)])

keep("rgb.png", saved(color, "PNG"))
keep("rgba.png", saved(faded, "PNG"))
keep("grey.png", saved(color.convert("L"), "PNG"))
keep("grey-alpha.png", saved(faded.convert("LA"), "PNG"))
keep("palette.png", saved(color.quantize(8), "PNG", transparency=2))
keep("one-bit.png", saved(color.convert("1"), "PNG"))

# Sixteen bits a channel: the high byte decides, since the low one repeats it.
deep = [bytes(v for x in range(3) for c in (x * 100, y * 90, 30) for v in (c, c)) for y in range(2)]
keep("sixteen-bit.png", raw_png(3, 2, 16, 2, deep),
     b"".join(bytes((x * 100, y * 90, 30, 255)) for y in range(2) for x in range(3)), (3, 2))

# Linear light, said so by a gamma of 1: the expected bytes follow from sRGB's transfer curve.
light = bytes((0, 32, 64, 128, 192, 255))


def encoded(value):
    value /= 255
    return round(255 * (12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055))


keep("linear.png", raw_png(2, 1, 8, 2, [light], 0, chunk(b"gAMA", struct.pack(">I", 100000))),
     bytes((encoded(light[0]), encoded(light[1]), encoded(light[2]), 255,
            encoded(light[3]), encoded(light[4]), encoded(light[5]), 255)), (2, 1))

# Adam7 of two by two pixels: pass 1 holds (0,0), pass 6 (1,0), pass 7 the second row.
keep("interlaced.png", raw_png(2, 2, 8, 2, [bytes((10, 20, 30)), bytes((40, 50, 60)), bytes((70, 80, 90, 1, 2, 3))], 1),
     bytes((10, 20, 30, 255, 40, 50, 60, 255, 70, 80, 90, 255, 1, 2, 3, 255)), (2, 2))

blocks = Image.new("RGB", (32, 16))
for x in range(4):
    blocks.paste([(220, 30, 40), (20, 200, 60), (30, 60, 210), (250, 250, 20)][x], (x * 8, 0, x * 8 + 8, 16))
keep("color.jpg", saved(blocks, "JPEG", quality=95, subsampling=0))
keep("subsampled.jpg", saved(blocks, "JPEG", quality=90, subsampling=2))
keep("progressive.jpg", saved(blocks, "JPEG", quality=90, progressive=True))
keep("grey.jpg", saved(blocks.convert("L"), "JPEG", quality=95))
keep("cmyk.jpg", saved(blocks.convert("CMYK"), "JPEG", quality=95))
for number, order in ((6, "<"), (3, ">")):
    exif = b"Exif\0\0" + (b"II" if order == "<" else b"MM") + struct.pack(
        order + "HIHHHIHHI", 42, 8, 1, 0x0112, 3, 1, number, 0, 0)
    keep("turned-%d.jpg" % number, saved(blocks.resize((8, 8)), "JPEG", quality=80, exif=exif))

exif = Image.Exif()
exif[0x0112] = 8
keep("turned-8.png", saved(color, "PNG", exif=exif))
keep("turned-8.webp", saved(color, "WEBP", lossless=True, exif=exif))
keep("lossless.webp", saved(faded, "WEBP", lossless=True, exact=True))
keep("lossy.webp", saved(blocks, "WEBP", quality=80))
keep("animated.webp", saved(faded, "WEBP", save_all=True, append_images=[faded.rotate(180)], lossless=True))
del expected["animated.webp"]

# Without loss, so that the encoded pixels are what has to come out; AVIF's of Pillow is read by libavif.
pillow_heif.register_heif_opener()
spread = Image.new("RGBA", (32, 16))
spread.putdata([(x * 7, y * 15, 200, (x * 8 + y * 5) % 256) for y in range(16) for x in range(32)])
for name, image in (("color.heic", blocks), ("alpha.heic", spread)):
    keep(name, saved(image, "HEIF", quality=-1, chroma=444, matrix_coefficients=0),
         image.convert("RGBA").tobytes(), image.size)
keep("color.avif", saved(blocks, "AVIF", quality=100, subsampling="4:4:4"))
# The turn is in the file's own properties, which Pillow gives as an orientation.
data = saved(blocks, "AVIF", quality=100, subsampling="4:4:4", exif=exif)
turned = ImageOps.exif_transpose(Image.open(io.BytesIO(data)))
keep("turned-8.avif", data, turned.convert("RGBA").tobytes(), turned.size)

with open("expected.json", "w") as file:
    json.dump(expected, file, indent=1, sort_keys=True)
    file.write("\n")
