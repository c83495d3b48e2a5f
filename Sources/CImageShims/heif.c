#include "CImageShims.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The part of libheif's interface that is used here, which has been the same since its release 1.0. The library is loaded
// when the first picture wants it, since it brings encoders of some megabytes that no list needs.
typedef struct {
    int code;
    int subcode;
    const char *message;
} heif_error;

typedef struct heif_context heif_context;
typedef struct heif_handle heif_handle;
typedef struct heif_image heif_image;

// The beginning of libheif's options; the library allocates them.
typedef struct {
    uint8_t version;
    uint8_t ignore_transformations;
    void (*start_progress)(int, int, void *);
    void (*on_progress)(int, int, void *);
    void (*end_progress)(int, void *);
    void *progress_user_data;
    uint8_t convert_hdr_to_8bit;
} heif_options;

enum { colorspace_rgb = 1, channel_interleaved = 10, chroma_interleaved_rgba = 11 };

static struct {
    heif_context *(*context_alloc)(void);
    void (*context_free)(heif_context *);
    heif_error (*context_read)(heif_context *, const void *, size_t, const void *);
    heif_error (*primary_handle)(heif_context *, heif_handle **);
    void (*handle_release)(const heif_handle *);
    int (*handle_width)(const heif_handle *);
    int (*handle_height)(const heif_handle *);
    heif_options *(*options_alloc)(void);
    void (*options_free)(heif_options *);
    heif_error (*decode)(const heif_handle *, heif_image **, int, int, const heif_options *);
    int (*image_width)(const heif_image *, int);
    int (*image_height)(const heif_image *, int);
    const uint8_t *(*plane)(const heif_image *, int, int *);
    void (*image_release)(const heif_image *);
    int isThere;
} heif;

static void load(void) {
    void *library = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    const struct {
        const char *name;
        void **place;
    } functions[] = {
        {"heif_context_alloc", (void **)&heif.context_alloc},
        {"heif_context_free", (void **)&heif.context_free},
        {"heif_context_read_from_memory_without_copy", (void **)&heif.context_read},
        {"heif_context_get_primary_image_handle", (void **)&heif.primary_handle},
        {"heif_image_handle_release", (void **)&heif.handle_release},
        {"heif_image_handle_get_width", (void **)&heif.handle_width},
        {"heif_image_handle_get_height", (void **)&heif.handle_height},
        {"heif_decoding_options_alloc", (void **)&heif.options_alloc},
        {"heif_decoding_options_free", (void **)&heif.options_free},
        {"heif_decode_image", (void **)&heif.decode},
        {"heif_image_get_width", (void **)&heif.image_width},
        {"heif_image_get_height", (void **)&heif.image_height},
        {"heif_image_get_plane_readonly", (void **)&heif.plane},
        {"heif_image_release", (void **)&heif.image_release},
    };
    for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
        *functions[index].place = dlsym(library, functions[index].name);
        if (!*functions[index].place) return;
    }
    heif.isThere = 1;
}

static int is_library_there(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return heif.isThere;
}

static shim_heif_result failure(heif_error error, char *message) {
    snprintf(message, SHIM_MESSAGE_LENGTH, "%s", error.message ? error.message : "libheif gives no reason");
    return shim_heif_malformed;
}

// Copies the pixels out of the library's rows, which may be longer than the picture's.
static shim_heif_result copy(const heif_image *image, shim_heif_picture *picture, char *message) {
    int stride = 0;
    const uint8_t *rows = heif.plane(image, channel_interleaved, &stride);
    const size_t length = (size_t)picture->width * 4;
    const int fits = heif.image_width(image, channel_interleaved) == (int)picture->width &&
                     heif.image_height(image, channel_interleaved) == (int)picture->height;
    if (!rows || stride < 0 || (size_t)stride < length || !fits) {
        snprintf(message, SHIM_MESSAGE_LENGTH, "its pixels aren't of the size that its header says");
        return shim_heif_malformed;
    }
    picture->pixels = malloc(length * picture->height);
    if (!picture->pixels) {
        snprintf(message, SHIM_MESSAGE_LENGTH, "memory is short");
        return shim_heif_malformed;
    }
    for (size_t row = 0; row < picture->height; row++)
        memcpy(picture->pixels + row * length, rows + row * (size_t)stride, length);
    return shim_heif_read;
}

static shim_heif_result read_handle(const heif_handle *handle, uint64_t side, uint64_t pixels,
                                    shim_heif_picture *picture, char *message) {
    const int width = heif.handle_width(handle), height = heif.handle_height(handle);
    if (width <= 0 || height <= 0) {
        snprintf(message, SHIM_MESSAGE_LENGTH, "its size is %d×%d pixels", width, height);
        return shim_heif_malformed;
    }
    picture->width = (uint32_t)width;
    picture->height = (uint32_t)height;
    if (picture->width > side || picture->height > side || picture->width > pixels / picture->height)
        return shim_heif_too_large;
    heif_options *options = heif.options_alloc();
    if (options && options->version >= 2) options->convert_hdr_to_8bit = 1;
    heif_image *image = NULL;
    const heif_error error = heif.decode(handle, &image, colorspace_rgb, chroma_interleaved_rgba, options);
    if (options) heif.options_free(options);
    if (error.code) return failure(error, message);
    const shim_heif_result result = copy(image, picture, message);
    heif.image_release(image);
    return result;
}

shim_heif_result shim_heif_decode(const uint8_t *data, size_t count, uint64_t side, uint64_t pixels,
                                  shim_heif_picture *picture, char message[SHIM_MESSAGE_LENGTH]) {
    memset(picture, 0, sizeof *picture);
    message[0] = 0;
    if (!is_library_there()) return shim_heif_without_library;
    heif_context *context = heif.context_alloc();
    heif_error error = heif.context_read(context, data, count, NULL);
    heif_handle *handle = NULL;
    if (!error.code) error = heif.primary_handle(context, &handle);
    shim_heif_result result;
    if (error.code) {
        result = failure(error, message);
    } else {
        result = read_handle(handle, side, pixels, picture, message);
        heif.handle_release(handle);
    }
    heif.context_free(context);
    return result;
}
