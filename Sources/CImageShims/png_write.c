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

int shim_png_write(const uint8_t *pixels, uint32_t width, uint32_t height, int channels, int level, int filters,
                   shim_bytes *output, char message[SHIM_MESSAGE_LENGTH]) {
    memset(output, 0, sizeof *output);
    message[0] = 0;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, message, keep_message, ignore_warning);
    if (!png) {
        snprintf(message, SHIM_MESSAGE_LENGTH, "libpng can't start: out of memory, or its headers and library differ");
        return 0;
    }
    // Volatile, since it is set between setjmp and a possible jump.
    png_infop volatile info = NULL;
    if (setjmp(png_jmpbuf(png))) {
        png_infop made = info;
        png_destroy_write_struct(&png, made ? &made : NULL);
        shim_bytes_free(output);
        return 0;
    }
    info = png_create_info_struct(png);
    if (!info) png_error(png, "out of memory");
    png_set_write_fn(png, output, append, flush_nothing);
    png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
    png_set_IHDR(png, info, width, height, 8, channels == 4 ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
                 PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_set_compression_level(png, level);
    png_set_compression_buffer_size(png, 65536);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, filters);
    png_write_info(png, info);
    if (channels == 3) png_set_filler(png, 0, PNG_FILLER_AFTER);
    for (uint32_t row = 0; row < height; row++) png_write_row(png, pixels + (size_t)row * width * 4);
    png_write_end(png, info);
    png_infop made = info;
    png_destroy_write_struct(&png, &made);
    return 1;
}
