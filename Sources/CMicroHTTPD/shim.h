#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

// Swift can't call variadic C functions; these are the only two that a loopback server needs.

#define MASU_DIAGNOSTIC_CAPACITY 256

/// Keeps the last message of libmicrohttpd in `context`, which holds MASU_DIAGNOSTIC_CAPACITY bytes.
static void masu_keep_diagnostic(void *context, const char *format, va_list arguments) {
    vsnprintf((char *)context, MASU_DIAGNOSTIC_CAPACITY, format, arguments);
}

/// Starts a server with one thread of its own on 127.0.0.1:`port`; 0 asks for any free port. `diagnostic` holds
/// MASU_DIAGNOSTIC_CAPACITY bytes and must outlive the server. Returns NULL on failure, with errno set.
static inline struct MHD_Daemon *_Nullable masu_start_loopback_daemon(
    uint16_t port, MHD_AccessHandlerCallback _Nonnull answer, MHD_RequestCompletedCallback _Nonnull completed,
    void *_Nonnull context, char *_Nonnull diagnostic) {
    struct sockaddr_in address;
    memset(&address, 0, sizeof address);
    memset(diagnostic, 0, MASU_DIAGNOSTIC_CAPACITY);
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return MHD_start_daemon(
        MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG, port, NULL, NULL, answer, context,
        MHD_OPTION_EXTERNAL_LOGGER, masu_keep_diagnostic, diagnostic, MHD_OPTION_SOCK_ADDR,
        (struct sockaddr *)&address, MHD_OPTION_NOTIFY_COMPLETED, completed, context, MHD_OPTION_END);
}

/// The port a server listens on, or 0 where the library doesn't know.
static inline uint16_t masu_daemon_port(struct MHD_Daemon *_Nonnull daemon) {
    const union MHD_DaemonInfo *information = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    return information ? information->port : 0;
}
