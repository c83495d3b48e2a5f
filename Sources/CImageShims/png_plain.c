#include "CImageShims.h"

#include <stdlib.h>
#include <string.h>

// A PNG of a plain picture, such as a screen: each row as its difference from the one above, and of that only runs.
//
// A row that is like the one above, and a pixel that is, become zeros, whose run is told by its length: a picture is
// written about as fast as its rows are compared. The codes are deflate's fixed ones (RFC 1951, 3.2.6), the checksums
// those of RFC 1950 and of PNG. Equal pictures give equal bytes.

typedef struct {
    uint32_t bits;
    uint32_t count;
} code;

typedef struct {
    code literals[256];
    // By length, 3 to 258: a match one byte back, and one pixel back.
    code zeros[259];
    code pixels[259];
    uint8_t *next;
    uint64_t bits;
    uint32_t bitCount;
    // Adler's two sums, reduced after each row.
    uint64_t sum;
    uint64_t sumOfSums;
} stream;

// Deflate packs its codes from their highest bit on.
uint32_t shim_reversed(uint32_t value, uint32_t count) {
    uint32_t result = 0;
    for (uint32_t bit = 0; bit < count; bit++) result |= (value >> bit & 1) << (count - 1 - bit);
    return result;
}

static void make_literals(stream *s) {
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

static void put(stream *s, code c) {
    s->bits |= (uint64_t)c.bits << s->bitCount;
    s->bitCount += c.count;
    while (s->bitCount >= 8) {
        *s->next++ = (uint8_t)s->bits;
        s->bits >>= 8;
        s->bitCount -= 8;
    }
}

static void put_byte(stream *s, uint8_t value) {
    put(s, s->literals[value]);
    s->sum += value;
    s->sumOfSums += s->sum;
}

// Repeats what stands before, the first bytes of it told as what they are where no match is so short.
static void put_repeats(stream *s, const code *matches, const uint8_t *bytes, uint32_t period, uint32_t count) {
    uint32_t place = 0;
    while (count - place >= 3) {
        uint32_t length = count - place > 258 ? 258 : count - place;
        put(s, matches[length]);
        place += length;
    }
    for (; place < count; place++) put(s, s->literals[bytes[place % period]]);
}

static void put_zeros(stream *s, uint32_t count) {
    const uint8_t zero = 0;
    put(s, s->literals[0]);
    put_repeats(s, s->zeros, &zero, 1, count - 1);
    s->sumOfSums += (uint64_t)count * s->sum;
}

static void put_pixels(stream *s, const uint8_t difference[3], uint32_t count) {
    for (int channel = 0; channel < 3; channel++) put_byte(s, difference[channel]);
    put_repeats(s, s->pixels, difference, 3, 3 * (count - 1));
    for (uint32_t pixel = 1; pixel < count; pixel++) {
        for (int channel = 0; channel < 3; channel++) {
            s->sum += difference[channel];
            s->sumOfSums += s->sum;
        }
    }
}

static void subtract(uint8_t difference[3], const uint8_t *pixel, const uint8_t *above) {
    for (int channel = 0; channel < 3; channel++) difference[channel] = (uint8_t)(pixel[channel] - above[channel]);
}

// The number of pixels at the head of both rows that are equal, of so many; four at a time as far as that goes.
static uint32_t equal_pixels(const uint8_t *row, const uint8_t *above, uint32_t count) {
    if (memcmp(row, above, 4) != 0) return 0;
    uint32_t x = 1;
    for (; x + 4 <= count; x += 4) {
        uint64_t own[2], others[2];
        memcpy(own, row + 4 * x, 16);
        memcpy(others, above + 4 * x, 16);
        if ((own[0] ^ others[0]) | (own[1] ^ others[1])) break;
    }
    while (x < count && memcmp(row + 4 * x, above + 4 * x, 4) == 0) x++;
    return x;
}

static void put_row(stream *s, const uint8_t *row, const uint8_t *above, uint32_t width) {
    // The filter: the difference from the row above.
    put_byte(s, 2);
    uint32_t x = 0;
    while (x < width) {
        uint32_t start = x;
        x += equal_pixels(row + 4 * x, above + 4 * x, width - x);
        if (x > start) {
            put_zeros(s, 3 * (x - start));
            continue;
        }
        uint8_t difference[3], other[3];
        subtract(difference, row + 4 * x, above + 4 * x);
        for (x++; x < width; x++) {
            subtract(other, row + 4 * x, above + 4 * x);
            if (memcmp(difference, other, 3) != 0) break;
        }
        put_pixels(s, difference, x - start);
    }
}

static void put_word(uint8_t *bytes, uint32_t value) {
    for (int place = 0; place < 4; place++) bytes[place] = (uint8_t)(value >> (24 - 8 * place));
}

uint32_t shim_checksum(const uint8_t *bytes, size_t count) {
    // Four bytes at a time: a table for each place in a word.
    uint32_t table[4][256];
    for (uint32_t value = 0; value < 256; value++) {
        uint32_t rest = value;
        for (int bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xEDB88320 ^ rest >> 1 : rest >> 1;
        table[0][value] = rest;
    }
    for (uint32_t value = 0; value < 256; value++) {
        for (int place = 1; place < 4; place++) {
            table[place][value] = table[place - 1][value] >> 8 ^ table[0][table[place - 1][value] & 255];
        }
    }
    uint32_t sum = 0xFFFFFFFF;
    for (; count >= 4; bytes += 4, count -= 4) {
        sum ^= bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
        sum = table[3][sum & 255] ^ table[2][sum >> 8 & 255] ^ table[1][sum >> 16 & 255] ^ table[0][sum >> 24];
    }
    for (; count > 0; bytes++, count--) sum = table[0][(sum ^ *bytes) & 255] ^ sum >> 8;
    return ~sum;
}

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

int shim_png_write_plain(const uint8_t *pixels, uint32_t width, uint32_t height, size_t limit, shim_bytes *output) {
    static const uint8_t start[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    memset(output, 0, sizeof *output);
    size_t rowLimit = (size_t)width * 4 + 64;
    uint8_t *empty = calloc(width, 4);
    if (!empty || !make_room(output, 0, rowLimit + 65536)) {
        free(empty);
        shim_bytes_free(output);
        return 0;
    }
    stream s = {.sum = 1};
    make_literals(&s);
    for (uint32_t length = 3; length < 259; length++) {
        s.zeros[length] = match(length, 0);
        s.pixels[length] = match(length, 2);
    }
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
    size_t data = (size_t)(chunk - output->bytes);
    s.next = chunk + 8;
    *s.next++ = 0x78;
    *s.next++ = 0x01;
    // One block, the last, of fixed codes.
    put(&s, (code){3, 3});
    for (uint32_t y = 0; y < height; y++) {
        size_t used = (size_t)(s.next - output->bytes);
        if (used > limit || !make_room(output, used, rowLimit)) {
            free(empty);
            shim_bytes_free(output);
            return 0;
        }
        s.next = output->bytes + used;
        const uint8_t *row = pixels + (size_t)y * width * 4;
        const uint8_t *above = y > 0 ? row - (size_t)width * 4 : empty;
        if (y > 0 && memcmp(row, above, (size_t)width * 4) == 0) {
            put_byte(&s, 2);
            put_zeros(&s, 3 * width);
        } else {
            put_row(&s, row, above, width);
        }
        s.sum %= 65521;
        s.sumOfSums %= 65521;
    }
    free(empty);
    // The end of the block, and zeros up to a byte.
    put(&s, (code){0, 7});
    put(&s, (code){0, (8 - s.bitCount) % 8});
    put_word(s.next, (uint32_t)(s.sumOfSums << 16 | s.sum));
    s.next += 4;
    size_t count = (size_t)(s.next - output->bytes) - data - 8;
    uint8_t *end = end_chunk(output->bytes + data, "IDAT", count);
    output->count = (size_t)(end_chunk(end, "IEND", 0) - output->bytes);
    return 1;
}
