#include "CImageShims.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void shim_bytes_free(shim_bytes *bytes) {
    free(bytes->bytes);
    bytes->bytes = NULL;
    bytes->count = 0;
    bytes->capacity = 0;
}

static void keep_message(png_structp png, png_const_charp text) {
    snprintf((char *)png_get_error_ptr(png), SHIM_MESSAGE_LENGTH, "%s", text);
    png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp text) {
    (void)png;
    (void)text;
}

static void append(png_structp png, png_bytep data, size_t length) {
    shim_bytes *output = png_get_io_ptr(png);
    if (length > output->capacity - output->count) {
        size_t capacity = output->capacity * 2;
        if (capacity < output->count + length) capacity = output->count + length + 65536;
        uint8_t *grown = realloc(output->bytes, capacity);
        if (!grown) png_error(png, "out of memory");
        output->bytes = grown;
        output->capacity = capacity;
    }
    memcpy(output->bytes + output->count, data, length);
    output->count += length;
}

static void flush_nothing(png_structp png) { (void)png; }

#define PALETTE_SLOTS 1024

/// Numbers the colours of opaque pixels in the order in which they appear: their count, or 0 where there are more than 256.
static int number_colors(const uint8_t *pixels, size_t count, uint8_t *indices, png_color palette[256]) {
    uint32_t colors[PALETTE_SLOTS];
    int16_t numbers[PALETTE_SLOTS];
    memset(numbers, -1, sizeof numbers);
    int known = 0;
    // No colour has an alpha of 0 here.
    uint32_t last = 0;
    uint8_t last_number = 0;
    for (size_t place = 0; place < count; place++) {
        uint32_t color;
        memcpy(&color, pixels + 4 * place, 4);
        if (color != last) {
            uint32_t slot = (color * 2654435761u) >> 22;
            while (numbers[slot] >= 0 && colors[slot] != color) slot = (slot + 1) % PALETTE_SLOTS;
            if (numbers[slot] < 0) {
                if (known == 256) return 0;
                const uint8_t *bytes = pixels + 4 * place;
                palette[known] = (png_color){bytes[0], bytes[1], bytes[2]};
                colors[slot] = color;
                numbers[slot] = (int16_t)known++;
            }
            last = color;
            last_number = (uint8_t)numbers[slot];
        }
        indices[place] = last_number;
    }
    return known;
}

int shim_png_write(const uint8_t *pixels, uint32_t width, uint32_t height, int channels, int level, int filters,
                   shim_bytes *output, char message[SHIM_MESSAGE_LENGTH]) {
    memset(output, 0, sizeof *output);
    message[0] = 0;
    // Screens have few colours: a byte a pixel takes a third of the time, and of the room.
    png_color palette[256];
    uint8_t *indices = channels == 3 ? malloc((size_t)width * height) : NULL;
    int colors = indices ? number_colors(pixels, (size_t)width * height, indices, palette) : 0;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, message, keep_message, ignore_warning);
    if (!png) {
        snprintf(message, SHIM_MESSAGE_LENGTH, "libpng can't start: out of memory, or its headers and library differ");
        free(indices);
        return 0;
    }
    // Volatile, since it is set between setjmp and a possible jump.
    png_infop volatile info = NULL;
    if (setjmp(png_jmpbuf(png))) {
        png_infop made = info;
        png_destroy_write_struct(&png, made ? &made : NULL);
        shim_bytes_free(output);
        free(indices);
        return 0;
    }
    info = png_create_info_struct(png);
    if (!info) png_error(png, "out of memory");
    png_set_write_fn(png, output, append, flush_nothing);
    png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
    int type = colors ? PNG_COLOR_TYPE_PALETTE : channels == 4 ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB;
    png_set_IHDR(png, info, width, height, 8, type, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    if (colors) png_set_PLTE(png, info, palette, colors);
    png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_set_compression_level(png, level);
    png_set_compression_buffer_size(png, 65536);
    // Numbers of colours that are near to each other mean nothing.
    png_set_filter(png, PNG_FILTER_TYPE_BASE, colors ? PNG_FILTER_NONE : filters);
    png_write_info(png, info);
    if (channels == 3 && !colors) png_set_filler(png, 0, PNG_FILLER_AFTER);
    const uint8_t *rows = colors ? indices : pixels;
    size_t length = (size_t)width * (colors ? 1 : 4);
    for (uint32_t row = 0; row < height; row++) png_write_row(png, rows + row * length);
    png_write_end(png, info);
    png_infop made = info;
    png_destroy_write_struct(&png, &made);
    free(indices);
    return 1;
}
