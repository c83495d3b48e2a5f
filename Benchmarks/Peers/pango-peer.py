"""Nanoseconds that Pango takes for a text, prepared once, at a width that it never had: a text a line on standard input.

Prints nothing where libpangocairo isn't installed (apt-get install libpangocairo-1.0-0).
"""
import ctypes
import statistics
import sys
import time

SCALE = 1024

try:
    cairo = ctypes.CDLL("libpangocairo-1.0.so.0")
    pango = ctypes.CDLL("libpango-1.0.so.0")
except OSError:
    sys.exit(0)

for library, name, result, arguments in [
    (cairo, "pango_cairo_font_map_get_default", ctypes.c_void_p, []),
    (pango, "pango_font_map_create_context", ctypes.c_void_p, [ctypes.c_void_p]),
    (pango, "pango_layout_new", ctypes.c_void_p, [ctypes.c_void_p]),
    (pango, "pango_layout_set_text", None, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]),
    (pango, "pango_layout_set_width", None, [ctypes.c_void_p, ctypes.c_int]),
    (pango, "pango_layout_get_line_count", ctypes.c_int, [ctypes.c_void_p]),
]:
    function = getattr(library, name)
    function.restype, function.argtypes = result, arguments

context = pango.pango_font_map_create_context(cairo.pango_cairo_font_map_get_default())
layouts = []
for line in sys.stdin:
    layout = pango.pango_layout_new(context)
    pango.pango_layout_set_text(layout, line.strip().encode(), -1)
    pango.pango_layout_set_width(layout, 250 * SCALE)
    pango.pango_layout_get_line_count(layout)
    layouts.append(layout)
samples = []
for turn in range(12):
    width = (200 + turn * 9) * SCALE
    start = time.perf_counter_ns()
    for layout in layouts:
        pango.pango_layout_set_width(layout, width)
        pango.pango_layout_get_line_count(layout)
    samples.append((time.perf_counter_ns() - start) / len(layouts))
print(statistics.median(samples))
