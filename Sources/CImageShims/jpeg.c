#include "CImageShims.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

// A progressive file of a few kilobytes can ask for thousands of passes over a huge picture.
enum { most_scans = 500 };

typedef struct {
    struct jpeg_error_mgr base;
    jmp_buf jump;
    char *message;
} error_state;

static void leave(j_common_ptr codec) {
    error_state *state = (error_state *)codec->err;
    char text[JMSG_LENGTH_MAX];
    codec->err->format_message(codec, text);
    snprintf(state->message, SHIM_MESSAGE_LENGTH, "%s", text);
    longjmp(state->jump, 1);
}

static void judge_warning(j_common_ptr codec, int level) {
    if (level >= 0) return;
    switch (codec->err->msg_code) {
    case JWRN_JPEG_EOF:
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_ARITH_BAD_CODE:
    case JWRN_MUST_RESYNC:
    case JWRN_NOT_SEQUENTIAL: leave(codec);
    default: codec->err->num_warnings++;
    }
}

static void print_nothing(j_common_ptr codec) { (void)codec; }

static void watch_scans(j_common_ptr codec) {
    if (!codec->is_decompressor) return;
    j_decompress_ptr decoder = (j_decompress_ptr)codec;
    if (decoder->input_scan_number <= most_scans) return;
    error_state *state = (error_state *)codec->err;
    snprintf(state->message, SHIM_MESSAGE_LENGTH, "more than %d scans", most_scans);
    longjmp(state->jump, 1);
}

static struct jpeg_error_mgr *prepare(error_state *state, char *message) {
    jpeg_std_error(&state->base);
    state->base.error_exit = leave;
    state->base.emit_message = judge_warning;
    state->base.output_message = print_nothing;
    state->message = message;
    message[0] = 0;
    return &state->base;
}

int shim_jpeg_read_header(const uint8_t *data, size_t count, shim_jpeg_header *header,
                          char message[SHIM_MESSAGE_LENGTH]) {
    struct jpeg_decompress_struct decoder;
    error_state errors;
    memset(&decoder, 0, sizeof decoder);
    decoder.err = prepare(&errors, message);
    if (setjmp(errors.jump)) {
        jpeg_destroy_decompress(&decoder);
        return 0;
    }
    jpeg_create_decompress(&decoder);
    jpeg_mem_src(&decoder, data, count);
    jpeg_read_header(&decoder, TRUE);
    header->width = decoder.image_width;
    header->height = decoder.image_height;
    header->components = decoder.num_components;
    jpeg_destroy_decompress(&decoder);
    return 1;
}

// Adobe's programs store CMYK inverted, so that 255 means no ink; others store ink.
static void expand_cmyk(uint8_t *row, uint32_t width, int inverted) {
    for (uint32_t x = 0; x < width; x++) {
        uint8_t *pixel = row + (size_t)x * 4;
        unsigned light[4];
        for (int i = 0; i < 4; i++) light[i] = inverted ? pixel[i] : 255u - pixel[i];
        for (int i = 0; i < 3; i++) pixel[i] = (uint8_t)((light[i] * light[3] + 127) / 255);
        pixel[3] = 255;
    }
}

int shim_jpeg_read(const uint8_t *data, size_t count, const shim_jpeg_header *header, uint8_t *pixels,
                   char message[SHIM_MESSAGE_LENGTH]) {
    struct jpeg_decompress_struct decoder;
    struct jpeg_progress_mgr progress;
    error_state errors;
    memset(&decoder, 0, sizeof decoder);
    memset(&progress, 0, sizeof progress);
    decoder.err = prepare(&errors, message);
    if (setjmp(errors.jump)) {
        jpeg_destroy_decompress(&decoder);
        return 0;
    }
    jpeg_create_decompress(&decoder);
    progress.progress_monitor = watch_scans;
    decoder.progress = &progress;
    jpeg_mem_src(&decoder, data, count);
    jpeg_read_header(&decoder, TRUE);
    int is_ink = decoder.jpeg_color_space == JCS_CMYK || decoder.jpeg_color_space == JCS_YCCK;
    decoder.out_color_space = is_ink ? JCS_CMYK : JCS_EXT_RGBA;
    // The exact integer transform: the same pixels whichever instructions the processor has.
    decoder.dct_method = JDCT_ISLOW;
    jpeg_start_decompress(&decoder);
    if (decoder.output_width != header->width || decoder.output_height != header->height ||
        decoder.output_components != 4) {
        snprintf(message, SHIM_MESSAGE_LENGTH, "the header changed while it was read");
        longjmp(errors.jump, 1);
    }
    while (decoder.output_scanline < decoder.output_height) {
        uint8_t *row = pixels + (size_t)decoder.output_scanline * header->width * 4;
        JSAMPROW rows[1] = {row};
        jpeg_read_scanlines(&decoder, rows, 1);
        if (is_ink) expand_cmyk(row, header->width, decoder.saw_Adobe_marker);
    }
    jpeg_finish_decompress(&decoder);
    jpeg_destroy_decompress(&decoder);
    return 1;
}

int shim_jpeg_write(const uint8_t *pixels, uint32_t width, uint32_t height, int quality, int subsampled,
                    shim_bytes *output, char message[SHIM_MESSAGE_LENGTH]) {
    struct jpeg_compress_struct encoder;
    error_state errors;
    unsigned char *bytes = NULL;
    unsigned long length = 0;
    memset(output, 0, sizeof *output);
    memset(&encoder, 0, sizeof encoder);
    encoder.err = prepare(&errors, message);
    if (setjmp(errors.jump)) {
        jpeg_destroy_compress(&encoder);
        free(bytes);
        return 0;
    }
    jpeg_create_compress(&encoder);
    jpeg_mem_dest(&encoder, &bytes, &length);
    encoder.image_width = width;
    encoder.image_height = height;
    encoder.input_components = 4;
    encoder.in_color_space = JCS_EXT_RGBX;
    jpeg_set_defaults(&encoder);
    jpeg_set_quality(&encoder, quality, TRUE);
    encoder.dct_method = JDCT_ISLOW;
    encoder.comp_info[0].h_samp_factor = subsampled ? 2 : 1;
    encoder.comp_info[0].v_samp_factor = subsampled ? 2 : 1;
    jpeg_start_compress(&encoder, TRUE);
    while (encoder.next_scanline < height) {
        JSAMPROW rows[1] = {(JSAMPROW)(pixels + (size_t)encoder.next_scanline * width * 4)};
        jpeg_write_scanlines(&encoder, rows, 1);
    }
    jpeg_finish_compress(&encoder);
    jpeg_destroy_compress(&encoder);
    output->bytes = bytes;
    output->count = length;
    output->capacity = length;
    return 1;
}
