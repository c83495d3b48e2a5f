#include "CImageShims.h"

#include <stdlib.h>
#include <string.h>

// Reads the PNGs that png_plain.c writes, about as fast as their pixels are copied. Whatever else stands in a file, a
// damaged one included, is left to libpng, which also has the words for it.

typedef struct {
    const uint8_t *next;
    const uint8_t *end;
    uint64_t bits;
    uint32_t bitCount;
} source;

// The symbols of deflate's fixed codes (RFC 1951, 3.2.6) by the next nine bits, and the codes' lengths.
typedef struct {
    uint16_t symbols[512];
    uint8_t lengths[512];
} codes;

static void make_codes(codes *c) {
    for (uint32_t symbol = 0; symbol < 288; symbol++) {
        uint32_t length = symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8;
        uint32_t plain = symbol < 144   ? 0x30 + symbol
                         : symbol < 256 ? 0x190 + symbol - 144
                         : symbol < 280 ? symbol - 256
                                        : 0xC0 + symbol - 280;
        for (uint32_t place = shim_reversed(plain, length); place < 512; place += 1u << length) {
            c->symbols[place] = (uint16_t)symbol;
            c->lengths[place] = (uint8_t)length;
        }
    }
}

static void fill(source *s) {
    while (s->bitCount <= 56 && s->next < s->end) {
        s->bits |= (uint64_t)*s->next++ << s->bitCount;
        s->bitCount += 8;
    }
}

static uint32_t take(source *s, uint32_t count) {
    uint32_t value = (uint32_t)(s->bits & ((1u << count) - 1));
    s->bits >>= count;
    s->bitCount -= count;
    return value;
}

static uint32_t word(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// Adler's sums, and what of a row isn't zeros: spans of its bytes.
typedef struct {
    uint64_t sum;
    uint64_t sumOfSums;
    uint8_t *bytes;
    uint32_t *spans;
    uint32_t spanCount;
} line;

static void add_span(line *l, uint32_t from, uint32_t to) {
    if (l->spanCount > 0 && l->spans[2 * l->spanCount - 1] == from) {
        l->spans[2 * l->spanCount - 1] = to;
        return;
    }
    l->spans[2 * l->spanCount] = from;
    l->spans[2 * l->spanCount + 1] = to;
    l->spanCount++;
}

// Reads a row's bytes, the filter first. Returns 0 where anything stands there that png_plain.c doesn't write.
static int read_line(source *s, const codes *c, line *l, uint32_t length) {
    l->spanCount = 0;
    uint32_t place = 0;
    while (place < length) {
        fill(s);
        uint32_t index = (uint32_t)(s->bits & 511);
        uint32_t symbol = c->symbols[index];
        if (s->bitCount < c->lengths[index]) return 0;
        take(s, c->lengths[index]);
        if (symbol < 256) {
            l->bytes[place] = (uint8_t)symbol;
            if (symbol != 0) add_span(l, place, place + 1);
            place++;
            l->sum += symbol;
            l->sumOfSums += l->sum;
            continue;
        }
        if (symbol < 257 || symbol > 285) return 0;
        uint32_t extra = symbol < 261 || symbol == 285 ? 0 : (symbol - 261) / 4;
        if (s->bitCount < extra + 5) return 0;
        uint32_t count = symbol == 285  ? 258
                         : symbol < 261 ? symbol - 254
                                        : ((4 + (symbol - 261) % 4) << extra) + 3 + take(s, extra);
        uint32_t distance = shim_reversed(take(s, 5), 5);
        uint32_t back = distance == 0 ? 1 : 3;
        if ((distance != 0 && distance != 2) || place < 1 + back || count > length - place) return 0;
        if (back == 1) {
            // Only zeros are told by the byte before them.
            if (l->bytes[place - 1] != 0) return 0;
            memset(l->bytes + place, 0, count);
            l->sumOfSums += (uint64_t)count * l->sum;
        } else {
            add_span(l, place, place + count);
            for (uint32_t end = place + count, at = place; at < end; at++) {
                l->bytes[at] = l->bytes[at - 3];
                l->sum += l->bytes[at];
                l->sumOfSums += l->sum;
            }
        }
        place += count;
    }
    l->sum %= 65521;
    l->sumOfSums %= 65521;
    return l->bytes[0] == 2;
}

// The row above, and to that the differences.
static void put_line(const line *l, const uint8_t *above, uint8_t *row, uint32_t width) {
    memcpy(row, above, (size_t)width * 4);
    for (uint32_t span = 0; span < l->spanCount; span++) {
        uint32_t from = l->spans[2 * span], to = l->spans[2 * span + 1];
        // The filter isn't of the picture.
        if (from == 0) from = 1;
        uint32_t pixel = (from - 1) / 3, channel = (from - 1) % 3;
        for (uint32_t at = from; at < to; at++) {
            row[4 * pixel + channel] = (uint8_t)(row[4 * pixel + channel] + l->bytes[at]);
            if (++channel == 3) {
                channel = 0;
                pixel++;
            }
        }
    }
}

// The place of the compressed data, and their count; 0 where the file isn't made as png_plain.c makes it.
static size_t find_data(const uint8_t *bytes, size_t count, size_t *length) {
    static const uint8_t start[16] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R'};
    const size_t data = 8 + 25 + 13 + 8;
    if (count < data + 6 + 4 + 12 || memcmp(bytes, start, 16) != 0) return 0;
    if (memcmp(bytes + 24, "\x08\x02\x00\x00\x00", 5) != 0 || memcmp(bytes + 33, "\0\0\0\1sRGB", 8) != 0) return 0;
    *length = word(bytes + 46);
    if (memcmp(bytes + count - 12, "\0\0\0\0IEND\xAE\x42\x60\x82", 12) != 0) return 0;
    if (memcmp(bytes + 50, "IDAT", 4) != 0 || *length != count - data - 4 - 12) return 0;
    const uint8_t *sums[3][2] = {{bytes + 12, bytes + 29}, {bytes + 37, bytes + 42}, {bytes + 50, bytes + data + *length}};
    for (int chunk = 0; chunk < 3; chunk++) {
        const uint8_t *first = sums[chunk][0], *last = sums[chunk][1];
        if (shim_checksum(first, (size_t)(last - first)) != word(last)) return 0;
    }
    return data;
}

int shim_png_plain_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height) {
    size_t length;
    if (find_data(bytes, count, &length) == 0 || bytes[54] != 0x78 || bytes[55] != 0x01 || (bytes[56] & 7) != 3) return 0;
    *width = word(bytes + 16);
    *height = word(bytes + 20);
    return *width > 0 && *height > 0 && *width <= 1 << 20 && *height <= 1 << 30;
}

int shim_png_read_plain(const uint8_t *bytes, size_t count, uint8_t *pixels) {
    uint32_t width, height;
    if (!shim_png_plain_size(bytes, count, &width, &height)) return 0;
    const uint8_t *data = bytes + 54;
    size_t length = word(bytes + 46);
    source s = {.next = data + 2, .end = data + length - 4};
    codes c;
    make_codes(&c);
    uint32_t rowLength = 3 * width + 1;
    line l = {.sum = 1, .bytes = malloc(rowLength), .spans = malloc(((size_t)rowLength / 2 + 2) * 2 * sizeof(uint32_t))};
    uint8_t *first = malloc((size_t)width * 4);
    int isRead = l.bytes && l.spans && first;
    if (isRead) {
        for (uint32_t x = 0; x < width; x++) memcpy(first + 4 * x, "\0\0\0\xff", 4);
        fill(&s);
        take(&s, 3);
    }
    const uint8_t *above = first;
    for (uint32_t y = 0; isRead && y < height; y++) {
        isRead = read_line(&s, &c, &l, rowLength);
        if (!isRead) break;
        uint8_t *row = pixels + (size_t)y * width * 4;
        put_line(&l, above, row, width);
        above = row;
    }
    if (isRead) {
        // The end of the block, and zeros up to a byte.
        fill(&s);
        isRead = s.bitCount >= 7 && s.bitCount < 15 && s.bits == 0 && s.next == s.end
            && word(data + length - 4) == (uint32_t)(l.sumOfSums << 16 | l.sum);
    }
    free(l.bytes);
    free(l.spans);
    free(first);
    return isRead;
}
