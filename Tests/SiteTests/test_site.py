"""The written documentation in a real browser, from the disk and from its server; and who the server doesn't answer.

Run by Scripts/test-site after `make docs`. SCREENSHOTS names a folder for pictures of the pages.
"""

import http.client
import os
import pathlib
import socket
import subprocess
import sys
import unittest

root = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(root / "Tests" / "InspectorBrowserTests"))
import browser
from contrast import POOR_CONTRAST

FOLDER = root / "Output" / "Documentation"
PAGES = [
    "index.html", "pictures.html", "guides/index.html", "guides/tutorial.html", "guides/specification-tables.html",
    "reference/index.html", "reference/UIKit/index.html", "reference/UIKit/UITableView.html",
    "reference/HeadlessHost/HeadlessHost.html", "reference/ListGeometry/index.html",
]


@unittest.skipUnless(browser.installed(), "no Chromium here (apt-get install chromium)")
class PageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = browser.Browser(width=1400, height=900)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def setUp(self):
        self.browser.problems.clear()

    def tearDown(self):
        self.assertEqual(self.browser.problems, [], "errors of the pages, their policy's included")

    def open(self, page, width=1400, dark=False):
        self.browser.call("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
        scheme = "dark" if dark else "light"
        self.browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        self.browser.open((FOLDER / page).as_uri() if "://" not in page else page)
        path = page.split("#")[0]
        self.browser.wait(f"location.pathname.endsWith('{path.split('/')[-1]}') && document.readyState == 'complete'")

    def picture(self, name):
        if folder := os.environ.get("SCREENSHOTS"):
            os.makedirs(folder, exist_ok=True)
            self.browser.screenshot(os.path.join(folder, name + ".png"))

    def press(self, key, code=0, modifiers=0, text=None):
        for kind in ["keyDown", "keyUp"]:
            extra = {"text": text} if text and kind == "keyDown" else {}
            self.browser.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, modifiers=modifiers,
                windowsVirtualKeyCode=code, **extra)

    def test_every_kind_of_page_fits_and_has_contrast_in_both_appearances(self):
        for page in PAGES:
            for width, dark in [(900, False), (900, True), (2560, False), (2560, True), (480, False)]:
                with self.subTest(page=page, width=width, dark=dark):
                    self.open(page, width, dark)
                    self.assertLessEqual(self.browser.value("document.documentElement.scrollWidth"), width)
                    self.assertEqual(self.browser.value(POOR_CONTRAST), [])
                    self.assertEqual(self.browser.value("document.querySelectorAll('h1').length"), 1)
                    self.assertEqual(self.browser.value(
                        "[...document.images].filter(i => i.loading != 'lazy' && !i.naturalWidth || !i.alt).map(i => i.src)"), [])
                    ground = self.browser.value("getComputedStyle(document.body).backgroundColor")
                    self.assertEqual(ground, "rgb(18, 21, 25)" if dark else "rgb(255, 255, 255)")
                    self.picture(f"{page.replace('/', '-').removesuffix('.html')}-{width}-{'dark' if dark else 'light'}")

    def test_every_picture_is_there(self):
        self.open("pictures.html")
        self.browser.value("(document.images.length, [...document.images].forEach(i => i.loading = 'eager'), 0)")
        self.browser.wait("[...document.images].every(i => i.complete)")
        self.assertGreater(self.browser.value("document.images.length"), 20)
        self.assertEqual(self.browser.value("[...document.images].filter(i => !i.naturalWidth).map(i => i.src)"), [])

    def test_lines_stay_short_enough_to_be_read(self):
        self.open("guides/tutorial.html", 2560)
        self.assertLessEqual(self.browser.value("document.querySelector('main p').getBoundingClientRect().width"), 900)

    def test_the_search_is_used_by_keys_alone(self):
        self.open("reference/HeadlessHost/HeadlessHost.html")
        self.press("/", 191, text="/")
        self.browser.wait("document.activeElement.id == 'search'", "the slash goes to the search")
        self.browser.type("UITableView")
        self.browser.wait("document.querySelectorAll('#results [role=option]').length > 5")
        self.assertEqual(self.browser.value("document.querySelector('#results [aria-selected=true] a').firstChild.textContent"), "UITableView")
        self.assertEqual(self.browser.value("document.getElementById('search').getAttribute('aria-activedescendant')"), "result0")
        self.assertEqual(self.browser.value(POOR_CONTRAST), [])
        self.press("ArrowDown", 40)
        self.assertEqual(self.browser.value("[...document.querySelectorAll('#results [role=option]')].findIndex(e => e.ariaSelected == 'true')"), 1)
        self.press("ArrowUp", 38)
        self.picture("search")
        self.press("Enter", 13, text="\r")
        self.browser.wait(
            "document.querySelector('h1')?.textContent == 'UITableView' && document.readyState == 'complete'",
            "Enter opens the first result")
        self.press("/", 191, text="/")
        self.browser.type("zzzz")
        self.browser.wait("document.querySelector('#results .none')")
        self.press("Escape", 27)
        self.assertTrue(self.browser.value("document.getElementById('results').hidden && document.activeElement == document.body"))

    def test_a_member_is_found_by_its_name(self):
        self.open("index.html")
        for words, title in [("dequeueReusableCell withIdentifier for", "UITableView.dequeueReusableCell(withIdentifier:for:)"),
                ("assertRowHeights", "assertRowHeights("), ("inspector", "The inspector"), ("safeAreaInsets", "UIView.safeAreaInsets")]:
            self.browser.value("document.getElementById('search').focus()")
            self.browser.value("document.getElementById('search').value = ''")
            self.browser.type(words)
            self.browser.wait("document.querySelector('#results a')")
            shown = self.browser.value("[...document.querySelectorAll('#results a')].slice(0, 4).map(a => a.firstChild.textContent)")
            self.assertTrue(any(line.startswith(title) for line in shown), f"{words}: {shown}")

    def test_tab_reaches_the_content_and_every_focus_is_seen(self):
        self.open("reference/UIKit/UITableView.html")
        self.press("Tab", 9)
        self.assertEqual(self.browser.value("document.activeElement.className"), "skip")
        self.assertGreaterEqual(self.browser.value("document.activeElement.getBoundingClientRect().x"), 0)
        self.press("Enter", 13, text="\r")
        self.browser.wait("document.activeElement.id == 'content'", "the first link skips to the content")
        for _ in range(12):
            self.press("Tab", 9)
            seen = self.browser.value(
                "(e => ({style: getComputedStyle(e).outlineStyle, width: getComputedStyle(e).outlineWidth, inside: !!e.closest('main')}))(document.activeElement)")
            self.assertEqual((seen["style"], seen["width"], seen["inside"]), ("solid", "2px", True))

    def test_narrow_pages_fold_their_contents(self):
        self.open("reference/UIKit/UITableView.html", 480)
        self.assertFalse(self.browser.value("document.querySelector('.side details').open"))
        self.browser.click_on(".side summary")
        self.browser.wait("document.querySelector('.side details').open")
        self.assertGreater(self.browser.value("document.querySelector('.side a').getBoundingClientRect().height"), 10)


class ServerTests(unittest.TestCase):
    """Over sockets, against the command itself."""

    @classmethod
    def setUpClass(cls):
        cls.process = subprocess.Popen(
            [sys.executable, "-B", str(root / "Scripts" / "serve-docs"), str(FOLDER), "0"], stdout=subprocess.PIPE, text=True)
        line = cls.process.stdout.readline()
        cls.port = int(line.split("127.0.0.1:")[1].split("/")[0])

    @classmethod
    def tearDownClass(cls):
        cls.process.terminate()
        cls.process.wait(10)
        cls.process.stdout.close()

    def ask(self, path="/", method="GET", body=None, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
            answer = connection.getresponse()
            return answer, answer.read()
        finally:
            connection.close()

    def status(self, *arguments, **headers):
        return self.ask(*arguments, **headers)[0].status

    def test_who_is_answered(self):
        answer, body = self.ask("/")
        self.assertEqual(answer.status, 200)
        self.assertEqual(body, (FOLDER / "index.html").read_bytes())
        self.assertIn("default-src 'none'", answer.headers["Content-Security-Policy"])
        self.assertEqual(answer.headers["X-Content-Type-Options"], "nosniff")
        self.assertEqual(self.status("/guides/"), 200)
        self.assertEqual(self.status("/search.js", Sec_Fetch_Site="same-origin"), 200)
        self.assertEqual(self.status("/", Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="navigate"), 200)
        answer, body = self.ask("/site.css", "HEAD")
        self.assertEqual((answer.status, body), (200, b""))

    def test_who_is_not_answered(self):
        for host in ["example.com", f"example.com:{self.port}", "127.0.0.1", f"127.0.0.1:{self.port + 1}"]:
            self.assertEqual(self.status("/", Host=host), 403, host)
        for origin in ["http://example.com", "null", f"https://127.0.0.1:{self.port}"]:
            self.assertEqual(self.status("/", Origin=origin), 403, origin)
        self.assertEqual(self.status("/search.js", Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="no-cors"), 403)
        with self.assertRaises(OSError):
            others = [address[4][0] for address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
            other = next((address for address in others if not address.startswith("127.")), None)
            if other is None:
                raise OSError("this machine has no other address")
            socket.create_connection((other, self.port), timeout=5).close()

    def test_nothing_outside_of_the_folder_is_answered(self):
        for path in ["/../Package.swift", "/%2e%2e/%2e%2e/Package.swift", "/..%2f..%2fPackage.swift", "//etc/passwd",
                "/guides/../../../Package.swift", "/%00", "/reference", "/nothing.html", "/guides/%ff"]:
            self.assertIn(self.status(path), (400, 403, 404), path)

    def test_what_is_malformed(self):
        self.assertEqual(self.status("/", "GET", b"x" * 100_000), 413)
        for method in ["POST", "PUT", "DELETE", "OPTIONS"]:
            self.assertEqual(self.status("/", method), 501, method)
        for garbage in [b"\x00\x01\x02\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"A" * 100_000 + b"\r\n\r\n",
                b"GET / HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"]:
            with socket.create_connection(("127.0.0.1", self.port), timeout=30) as connection:
                try:
                    connection.sendall(garbage)
                    connection.shutdown(socket.SHUT_WR)
                    answer = connection.recv(4096)
                except OSError:
                    answer = b""
                self.assertNotIn(b" 200 ", answer.split(b"\r\n")[0])
        self.assertEqual(self.status("/"), 200, "after all that the server still answers")

    def test_three_hundred_half_open_connections_hold_nobody_up(self):
        half = []
        try:
            for _ in range(300):
                connection = socket.create_connection(("127.0.0.1", self.port), timeout=30)
                connection.sendall(b"GET / HTTP/1.1\r\nHost: 127")
                half.append(connection)
            self.assertEqual(self.status("/"), 200)
        finally:
            for connection in half:
                connection.close()

    @unittest.skipUnless(browser.installed(), "no Chromium here (apt-get install chromium)")
    def test_a_browser_shows_it_and_its_search_works(self):
        tab = browser.Browser()
        try:
            tab.open(f"http://127.0.0.1:{self.port}/")
            tab.wait("document.querySelector('h1')?.textContent == 'Masu'")
            tab.value("document.getElementById('search').focus()")
            tab.type("UIStackView")
            tab.wait("document.querySelectorAll('#results [role=option]').length > 3")
            tab.wait("[...document.images].every(i => i.complete)")
            self.assertEqual(tab.problems, [])
        finally:
            tab.close()


if __name__ == "__main__":
    unittest.main()
