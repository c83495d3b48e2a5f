#include "CImageShims.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// A PNG of a plain picture, such as a screen: each row as its difference from the one above, and of that only runs.
//
// A row that is like the one above, and a pixel that is, become zeros, whose run is told by its length: a picture is
// written about as fast as its rows are compared. The codes are deflate's fixed ones (RFC 1951, 3.2.6), the checksums
// those of RFC 1950 and of PNG. No code looks back beyond its row, so that bands of rows can be written side by side and
// joined. Equal pictures give equal bytes, however they were divided.

typedef struct {
    uint32_t bits;
    uint32_t count;
} code;

// The place where the next code goes, and the sums so far: what each code changes. Rows are written with a copy of their own,
// of which the compiler knows that no pointer leads to it, so that it stays in registers.
typedef struct {
    uint8_t *next;
    uint64_t bits;
    uint32_t bitCount;
    // Adler's two sums, reduced after each row.
    uint64_t sum;
    uint64_t sumOfSums;
} position;

typedef struct {
    code literals[256];
    // By number, up to `runLimit`: so many pixels of zeros.
    code zeroPixels[87];
    // By length, 3 to 258: a match one byte back, and one pixel back.
    code zeros[259];
    code pixels[259];
} tables;

// Deflate packs its codes from their highest bit on.
uint32_t shim_reversed(uint32_t value, uint32_t count) {
    uint32_t result = 0;
    for (uint32_t bit = 0; bit < count; bit++) result |= (value >> bit & 1) << (count - 1 - bit);
    return result;
}

static void make_literals(tables *s) {
    for (uint32_t value = 0; value < 256; value++) {
        uint32_t count = value < 144 ? 8 : 9;
        uint32_t plain = value < 144 ? 0x30 + value : 0x190 + value - 144;
        s->literals[value] = (code){shim_reversed(plain, count), count};
    }
}

// The length's symbol, its extra bits, and the distance's symbol: 0 for one byte back, 2 for three.
static code match(uint32_t length, uint32_t distance) {
    uint32_t symbol = 285, extra = 0, value = 0;
    if (length < 258) {
        uint32_t offset = length - 3;
        while (offset >> extra >= 8) extra++;
        symbol = 257 + 4 * extra + (offset >> extra);
        value = offset & ((1u << extra) - 1);
    }
    uint32_t count = symbol < 280 ? 7 : 8;
    uint32_t bits = shim_reversed(symbol < 280 ? symbol - 256 : 0xC0 + symbol - 280, count);
    bits |= value << count;
    count += extra;
    bits |= shim_reversed(distance, 5) << count;
    return (code){bits, count + 5};
}

static inline uint64_t little_endian(uint64_t word) {
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    return __builtin_bswap64(word);
#else
    return word;
#endif
}

static inline uint32_t little_endian_32(uint32_t number) {
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    return __builtin_bswap32(number);
#else
    return number;
#endif
}

// At most 27 bits at once; eight bytes behind `next` are written over.
static inline __attribute__((always_inline)) void put(position *s, code c) {
    s->bits |= (uint64_t)c.bits << s->bitCount;
    s->bitCount += c.count;
    uint64_t word = little_endian(s->bits);
    memcpy(s->next, &word, 8);
    s->next += s->bitCount >> 3;
    s->bits >>= s->bitCount & ~7u;
    s->bitCount &= 7;
}

static inline __attribute__((always_inline)) void put_byte(position *s, const tables *t, uint8_t value) {
    put(s, t->literals[value]);
    s->sum += value;
    s->sumOfSums += s->sum;
}

// The most pixels of zeros that one literal and one match tell.
enum { runLimit = 86 };

// Needs the literals and the matches.
static void make_zero_pixels(tables *s) {
    code zero = s->literals[0];
    s->zeroPixels[1] = (code){zero.bits | zero.bits << zero.count | zero.bits << 2 * zero.count, 3 * zero.count};
    for (uint32_t count = 2; count <= runLimit; count++) {
        code rest = s->zeros[3 * count - 1];
        s->zeroPixels[count] = (code){zero.bits | rest.bits << zero.count, zero.count + rest.count};
    }
}

// More pixels of zeros than one code tells.
static position put_many_zero_pixels(position s, const tables *t, uint32_t count) {
    put(&s, t->literals[0]);
    uint64_t rest = 3 * (uint64_t)count - 1;
    for (; rest >= 3; rest -= rest > 258 ? 258 : rest) put(&s, t->zeros[rest > 258 ? 258 : rest]);
    for (; rest > 0; rest--) put(&s, t->literals[0]);
    return s;
}

static inline __attribute__((always_inline)) void put_zero_pixels(position *s, const tables *t, uint32_t count) {
    s->sumOfSums += 3 * (uint64_t)count * s->sum;
    if (count <= runLimit) {
        put(s, t->zeroPixels[count]);
    } else {
        *s = put_many_zero_pixels(*s, t, count);
    }
}

// The channels of a pixel's difference in the order of the file.
typedef struct {
    uint32_t first, second, third;
} channels;

static inline __attribute__((always_inline)) channels channels_of(uint32_t difference, shim_pixel_order order) {
    uint32_t low = difference & 255, high = difference >> 16 & 255;
    return (channels){order == shim_rgba ? low : high, difference >> 8 & 255, order == shim_rgba ? high : low};
}

static inline __attribute__((always_inline)) void put_pixel(position *s, const tables *t, channels c) {
    code first = t->literals[c.first], second = t->literals[c.second], third = t->literals[c.third];
    uint32_t two = first.count + second.count;
    put(s, (code){first.bits | second.bits << first.count | third.bits << two, two + third.count});
    s->sumOfSums += 3 * s->sum + 3 * c.first + 2 * c.second + c.third;
    s->sum += c.first + c.second + c.third;
}

static position put_pixels(position s, const tables *t, channels c, uint32_t count) {
    put_pixel(&s, t, c);
    uint64_t rest = count - 1;
    uint64_t place = 0;
    while (3 * rest - place >= 3) {
        uint32_t length = 3 * rest - place > 258 ? 258 : (uint32_t)(3 * rest - place);
        put(&s, t->pixels[length]);
        place += length;
    }
    const uint32_t all[3] = {c.first, c.second, c.third};
    for (; place < 3 * rest; place++) put(&s, t->literals[all[place % 3]]);
    uint64_t sum = (uint64_t)c.first + c.second + c.third;
    s.sumOfSums += rest * (3 * s.sum + 3 * c.first + 2 * c.second + c.third) + 3 * sum * (rest * (rest - 1) / 2);
    s.sum += rest * sum;
    return s;
}

// A pixel as a number: with `shim_rgba` red is its lowest byte, else blue; alpha is the highest.
static inline __attribute__((always_inline)) uint32_t pixel(const uint8_t *row, uint32_t x, shim_pixel_order order) {
    uint32_t number;
    memcpy(&number, row + 4 * (size_t)x, 4);
    return order == shim_rgba ? little_endian_32(number) : number;
}

// Each byte's difference by itself.
static inline uint32_t difference_of(uint32_t own, uint32_t above) {
    return ((own | 0x80808080) - (above & 0x7F7F7F7F)) ^ ((own ^ ~above) & 0x80808080);
}

// The number of pixels at the head of both rows that are equal, of so many; four at a time as far as that goes.
static inline __attribute__((always_inline)) uint32_t equal_pixels(const uint8_t *row, const uint8_t *above,
                                                                   uint32_t count) {
    uint32_t x = 0;
#if defined(__SSE2__)
    for (; x + 4 <= count; x += 4) {
        __m128i own = _mm_loadu_si128((const __m128i *)(row + 4 * (size_t)x));
        __m128i other = _mm_loadu_si128((const __m128i *)(above + 4 * (size_t)x));
        uint32_t equal = (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi32(own, other));
        if (equal != 0xFFFF) return x + ((uint32_t)__builtin_ctz(~equal) >> 2);
    }
#else
    for (; x + 4 <= count; x += 4) {
        uint32_t own[4], others[4];
        memcpy(own, row + 4 * (size_t)x, 16);
        memcpy(others, above + 4 * (size_t)x, 16);
        uint32_t differing = (uint32_t)(own[0] != others[0]) | (uint32_t)(own[1] != others[1]) << 1 |
                             (uint32_t)(own[2] != others[2]) << 2 | (uint32_t)(own[3] != others[3]) << 3;
        if (differing) return x + (uint32_t)__builtin_ctz(differing);
    }
#endif
    while (x < count && memcmp(row + 4 * (size_t)x, above + 4 * (size_t)x, 4) == 0) x++;
    return x;
}

// False where a pixel isn't opaque; the row above is, unless it is the empty one above the first.
static inline __attribute__((always_inline)) int put_row(position *start, const tables *t, const uint8_t *row,
                                                         const uint8_t *above, uint32_t width, shim_pixel_order order) {
    position s = *start;
    // The filter: the difference from the row above.
    put_byte(&s, t, 2);
    uint32_t x = 0;
    uint32_t common = 0xFF000000;
    while (x < width) {
        uint32_t equal = equal_pixels(row + 4 * (size_t)x, above + 4 * (size_t)x, width - x);
        if (equal > 0) put_zero_pixels(&s, t, equal);
        x += equal;
        if (x == width) break;
        uint32_t own = pixel(row, x, order);
        uint32_t difference = difference_of(own, pixel(above, x, order));
        while (difference != 0) {
            common &= own;
            uint32_t next = 0, first = x;
            for (x++; x < width; x++) {
                own = pixel(row, x, order);
                next = difference_of(own, pixel(above, x, order));
                if (next != difference) break;
            }
            channels c = channels_of(difference, order);
            if (x - first == 1) {
                put_pixel(&s, t, c);
            } else {
                s = put_pixels(s, t, c, x - first);
            }
            if (x == width) break;
            difference = next;
        }
    }
    *start = s;
    return common == 0xFF000000;
}

static void put_word(uint8_t *bytes, uint32_t value) {
    for (int place = 0; place < 4; place++) bytes[place] = (uint8_t)(value >> (24 - 8 * place));
}

// The checksum of PNG's chunks.
uint32_t shim_checksum(const uint8_t *bytes, size_t count) { return (uint32_t)crc32_z(0, bytes, count); }

// Ends a chunk whose content of so many bytes stands behind its name; gives the place behind it.
static uint8_t *end_chunk(uint8_t *chunk, const char *name, size_t count) {
    put_word(chunk, (uint32_t)count);
    memcpy(chunk + 4, name, 4);
    put_word(chunk + 8 + count, shim_checksum(chunk + 4, count + 4));
    return chunk + 12 + count;
}

static size_t make_room(shim_bytes *output, size_t used, size_t wanted) {
    if (output->capacity - used >= wanted) return 1;
    size_t capacity = output->capacity * 2 > used + wanted ? output->capacity * 2 : used + wanted;
    uint8_t *grown = realloc(output->bytes, capacity);
    if (!grown) return 0;
    output->bytes = grown;
    output->capacity = capacity;
    return 1;
}

int shim_is_opaque(const uint8_t *pixels, size_t count) {
    // Alpha of all pixels at once: the conjunction keeps a bit only where every pixel has it.
    uint64_t common = ~(uint64_t)0;
    size_t pixel = 0;
    for (; pixel + 2 <= count; pixel += 2) {
        uint64_t two;
        memcpy(&two, pixels + 4 * pixel, 8);
        common &= two;
    }
    uint8_t bytes[8];
    memcpy(bytes, &common, 8);
    uint8_t last = pixel < count ? pixels[4 * pixel + 3] : 255;
    return (bytes[3] & bytes[7] & last) == 255;
}

// False where a pixel isn't opaque, more than about `limit` bytes would come out, or memory is short.
static inline __attribute__((always_inline)) int put_rows(position *s, const tables *t, const uint8_t *pixels,
                                                          const uint8_t *empty, uint32_t width, uint32_t first, uint32_t end,
                                                          shim_pixel_order order, size_t limit, shim_bytes *output) {
    size_t rowLimit = (size_t)width * 4 + 64;
    // What is like the row above is opaque as that is; the first row is like the empty one where it isn't opaque at all.
    for (uint32_t x = 0; x < width; x++) {
        if (first < end && pixel(pixels + (size_t)first * width * 4, x, order) >> 24 != 255) return 0;
    }
    for (uint32_t y = first; y < end; y++) {
        size_t used = (size_t)(s->next - output->bytes);
        if (used > limit || !make_room(output, used, rowLimit)) return 0;
        s->next = output->bytes + used;
        const uint8_t *row = pixels + (size_t)y * width * 4;
        const uint8_t *above = y > 0 ? row - (size_t)width * 4 : empty;
        if (y > 0 && memcmp(row, above, (size_t)width * 4) == 0) {
            put_byte(s, t, 2);
            put_zero_pixels(s, t, width);
        } else if (!put_row(s, t, row, above, width, order)) {
            return 0;
        }
        s->sum %= 65521;
        s->sumOfSums %= 65521;
    }
    size_t used = (size_t)(s->next - output->bytes);
    if (!make_room(output, used, rowLimit)) return 0;
    s->next = output->bytes + used;
    return 1;
}

int shim_png_write_rows(const uint8_t *pixels, uint32_t width, uint32_t first, uint32_t end, shim_pixel_order order,
                        size_t limit, shim_png_rows *rows) {
    memset(rows, 0, sizeof *rows);
    uint8_t *empty = calloc(width, 4);
    // A screen of texts takes about a quarter of a byte a pixel.
    size_t expected = (size_t)width * (end - first) / 4;
    if (!empty || !make_room(&rows->bytes, 0, (size_t)width * 4 + 4096 + (expected < limit ? expected : limit))) {
        free(empty);
        return 0;
    }
    tables t = {0};
    make_literals(&t);
    for (uint32_t length = 3; length < 259; length++) {
        t.zeros[length] = match(length, 0);
        t.pixels[length] = match(length, 2);
    }
    make_zero_pixels(&t);
    position s = {.next = rows->bytes.bytes};
    // A call for each order, so that each is compiled for its own.
    int isWritten = order == shim_rgba
        ? put_rows(&s, &t, pixels, empty, width, first, end, shim_rgba, limit, &rows->bytes)
        : put_rows(&s, &t, pixels, empty, width, first, end, shim_argb_numbers, limit, &rows->bytes);
    free(empty);
    if (!isWritten) {
        shim_bytes_free(&rows->bytes);
        return 0;
    }
    rows->bytes.count = (size_t)(s.next - rows->bytes.bytes);
    rows->bits = (uint32_t)s.bits;
    rows->bitCount = s.bitCount;
    rows->sum = (uint32_t)s.sum;
    rows->sumOfSums = (uint32_t)s.sumOfSums;
    rows->length = (uint64_t)(end - first) * (3 * (uint64_t)width + 1);
    return 1;
}

// Puts another band's codes behind those written so far. Seven bytes at a time leave room for the bits that wait.
static void put_band(position *s, const shim_png_rows *rows) {
    const uint8_t *next = rows->bytes.bytes;
    size_t count = rows->bytes.count;
    for (; count >= 8; count -= 7, next += 7) {
        uint64_t word;
        memcpy(&word, next, 8);
        s->bits |= (little_endian(word) & 0xFFFFFFFFFFFFFF) << s->bitCount;
        word = little_endian(s->bits);
        memcpy(s->next, &word, 8);
        s->next += 7;
        s->bits >>= 56;
    }
    for (; count > 0; count--, next++) put(s, (code){*next, 8});
    put(s, (code){rows->bits, rows->bitCount});
    // Adler's sums of bytes that stand behind others.
    s->sumOfSums = (s->sumOfSums + rows->length % 65521 * s->sum + rows->sumOfSums) % 65521;
    s->sum = (s->sum + rows->sum) % 65521;
}

int shim_png_join_rows(const shim_png_rows *bands, size_t count, uint32_t width, uint32_t height, size_t limit,
                       shim_bytes *output) {
    static const uint8_t start[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    memset(output, 0, sizeof *output);
    size_t total = 0;
    for (size_t band = 0; band < count; band++) total += bands[band].bytes.count;
    if (total > limit || !make_room(output, 0, total + 4096)) return 0;
    uint8_t *head = output->bytes;
    memcpy(head, start, 8);
    uint8_t *content = head + 16;
    put_word(content, width);
    put_word(content + 4, height);
    // Eight bits a channel, without alpha.
    memcpy(content + 8, "\x08\x02\x00\x00\x00", 5);
    uint8_t *chunk = end_chunk(head + 8, "IHDR", 13);
    chunk[8] = 0;
    chunk = end_chunk(chunk, "sRGB", 1);
    position s = {.next = chunk + 8, .sum = 1};
    *s.next++ = 0x78;
    *s.next++ = 0x01;
    // One block, the last, of fixed codes.
    put(&s, (code){3, 3});
    for (size_t band = 0; band < count; band++) put_band(&s, &bands[band]);
    // The end of the block, and zeros up to a byte.
    put(&s, (code){0, 7});
    put(&s, (code){0, (8 - s.bitCount) % 8});
    put_word(s.next, (uint32_t)(s.sumOfSums << 16 | s.sum));
    s.next += 4;
    uint8_t *end = end_chunk(chunk, "IDAT", (size_t)(s.next - chunk) - 8);
    output->count = (size_t)(end_chunk(end, "IEND", 0) - output->bytes);
    return 1;
}
