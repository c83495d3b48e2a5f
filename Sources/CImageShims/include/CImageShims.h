// libpng's writer and libjpeg report errors by longjmp, which Swift frames must never see. These functions keep every
// jump within one C frame and hand out a result and a message instead.
#ifndef CIMAGESHIMS_H
#define CIMAGESHIMS_H

#include <stddef.h>
#include <stdint.h>

#define SHIM_MESSAGE_LENGTH 256

/// Bytes that a writer made; owned by the caller, who frees them with `shim_bytes_free`.
typedef struct {
    uint8_t *bytes;
    size_t count;
    size_t capacity;
} shim_bytes;

void shim_bytes_free(shim_bytes *bytes);

/// Writes 8-bit sRGB rows as PNG. `channels` is 3 or 4 in the file; with 3, the fourth byte of each pixel is left out.
/// `filters` is a mask of libpng's PNG_FILTER_ values. Returns 1, or 0 with a message.
int shim_png_write(const uint8_t *pixels, uint32_t width, uint32_t height, int channels, int level, int filters,
                   shim_bytes *output, char message[SHIM_MESSAGE_LENGTH]);

/// Whether the alpha of so many RGBA pixels is 255 throughout.
int shim_is_opaque(const uint8_t *pixels, size_t count);

/// The order of a pixel's four bytes: red, green, blue and alpha, or a number `0xAARRGGBB` of the machine's own.
typedef enum { shim_rgba, shim_argb_numbers } shim_pixel_order;

/// A band of rows, compressed: bytes and what is left of bits, and what joins its checksum with others'.
typedef struct {
    shim_bytes bytes;
    uint32_t bits;
    uint32_t bitCount;
    /// Adler's two sums, of these rows alone.
    uint32_t sum;
    uint32_t sumOfSums;
    /// The number of bytes that were compressed.
    uint64_t length;
} shim_png_rows;

/// Compresses the rows from `first` to `end`, without that, of a picture's opaque pixels for `shim_png_join_rows`, several
/// times as fast as zlib's level 1, for rows that are much like the ones above them. Bands may be written on several threads.
/// Returns 1, or 0 where a pixel isn't opaque, more than about `limit` bytes would come out, or memory is short; the bytes are
/// to be freed by `shim_bytes_free`.
int shim_png_write_rows(const uint8_t *pixels, uint32_t width, uint32_t first, uint32_t end, shim_pixel_order order,
                        size_t limit, shim_png_rows *rows);

/// Makes an 8-bit sRGB PNG without alpha of all of a picture's rows in bands from the top. Returns 1, or 0 where more than
/// about `limit` bytes would come out, or memory is short.
int shim_png_join_rows(const shim_png_rows *bands, size_t count, uint32_t width, uint32_t height, size_t limit,
                       shim_bytes *output);

/// The size of a picture that `shim_png_join_rows` wrote. Returns 1, or 0 where the file is made otherwise.
int shim_png_plain_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height);

/// Reads what `shim_png_join_rows` wrote into width × height opaque RGBA pixels. Returns 1, or 0 where the file is made
/// otherwise, is damaged, or memory is short; the pixels are undefined then.
int shim_png_read_plain(const uint8_t *bytes, size_t count, uint8_t *pixels);

/// So many bits in the other order, as deflate packs its codes.
uint32_t shim_reversed(uint32_t value, uint32_t count);

/// The checksum of PNG's chunks.
uint32_t shim_checksum(const uint8_t *bytes, size_t count);

/// What a JPEG's header says. `components` is 1 (grey), 3 (colour) or 4 (CMYK).
typedef struct {
    uint32_t width;
    uint32_t height;
    int components;
} shim_jpeg_header;

/// Reads the header alone. Returns 1, or 0 with a message.
int shim_jpeg_read_header(const uint8_t *data, size_t count, shim_jpeg_header *header,
                          char message[SHIM_MESSAGE_LENGTH]);

/// Decodes to opaque RGBA. `pixels` holds width × height × 4 bytes as the header said. Returns 1, or 0 with a message;
/// data that is cut off or damaged is an error, even where libjpeg would go on with a warning.
int shim_jpeg_read(const uint8_t *data, size_t count, const shim_jpeg_header *header, uint8_t *pixels,
                   char message[SHIM_MESSAGE_LENGTH]);

/// Writes RGBA rows as a baseline JPEG, leaving out alpha. `quality` runs from 1 to 100; `subsampled` halves the
/// chroma in both directions. Returns 1, or 0 with a message.
int shim_jpeg_write(const uint8_t *pixels, uint32_t width, uint32_t height, int quality, int subsampled,
                    shim_bytes *output, char message[SHIM_MESSAGE_LENGTH]);

/// The way a reading of a HEIF file (HEIC or AVIF) ended.
typedef enum { shim_heif_read, shim_heif_malformed, shim_heif_too_large, shim_heif_without_library } shim_heif_result;

/// The size of a file's main picture, as displayed, and its straight RGBA pixels, which the caller frees with `free`.
typedef struct {
    uint32_t width;
    uint32_t height;
    uint8_t *pixels;
} shim_heif_picture;

/// Decodes the main picture, turned and mirrored as the file says. Its pixels stay NULL, with its size, where a side is longer than
/// `side` or there are more than `pixels` in all. libheif is loaded by the first call: programs without such pictures needn't have
/// it, nor wait for it. A failure has a message.
shim_heif_result shim_heif_decode(const uint8_t *data, size_t count, uint64_t side, uint64_t pixels,
                                  shim_heif_picture *picture, char message[SHIM_MESSAGE_LENGTH]);

#endif
