"""Chromium without a window, driven over the DevTools protocol by a pair of pipes: the standard library is enough."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

NAMES = ["chromium", "chromium-browser", "google-chrome", "chrome"]


def installed():
    """The browser's command; None where there is none. CHROMIUM names another."""
    return os.environ.get("CHROMIUM") or next((path for path in map(shutil.which, NAMES) if path), None)


class Browser:
    """One tab. Every call waits for its answer, at most `patience` seconds."""

    def __init__(self, width=1500, height=950, patience=20):
        self.patience = patience
        self.profile = tempfile.TemporaryDirectory(prefix="inspector-browser-", ignore_cleanup_errors=True)
        their_input, self.output = os.pipe()
        self.input, their_output = os.pipe()
        arguments = [
            installed(), "--headless=new", "--remote-debugging-pipe", "--user-data-dir=" + self.profile.name,
            "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions", "--hide-scrollbars",
            "--disable-background-networking", "--disable-component-update", "--force-color-profile=srgb",
            f"--window-size={width},{height}", "about:blank",
        ]
        if os.geteuid() == 0:  # Chromium's sandbox refuses to run as root.
            arguments.insert(1, "--no-sandbox")

        def install_pipes():
            # The pair is expected at 3 and 4, which may be among the four of here.
            first, second = os.dup(their_input), os.dup(their_output)
            os.dup2(os.dup(first), 100)
            os.dup2(os.dup(second), 101)
            os.dup2(100, 3)
            os.dup2(101, 4)

        self.process = subprocess.Popen(
            arguments, preexec_fn=install_pipes, pass_fds=(3, 4), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(their_input)
        os.close(their_output)
        self.buffer = b""
        self.last = 0
        self.problems = []  # Errors and exceptions of the page.
        self.session = None
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Runtime.enable")
        self.call("Log.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def close(self):
        try:
            self.session = None
            self.call("Browser.close")
        except (OSError, RuntimeError):
            pass
        os.close(self.output)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.input)
        self.profile.cleanup()

    def call(self, method, **parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        end = time.monotonic() + self.patience
        while True:
            answer = self.next_message(end)
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def next_message(self, end):
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.input], [], [], max(0, end - time.monotonic()))
            if not ready:
                raise RuntimeError(f"the browser didn't answer in {self.patience} s")
            part = os.read(self.input, 1 << 20)
            if not part:
                raise RuntimeError("the browser ended")
            self.buffer += part
        line, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(line)
        parameters = message.get("params", {})
        if message.get("method") == "Runtime.exceptionThrown":
            self.problems.append(json.dumps(parameters["exceptionDetails"])[:2000])
        elif message.get("method") == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            self.problems.append(json.dumps(parameters["entry"])[:2000])
        return message

    def open(self, address):
        self.call("Page.navigate", url=address)

    def value(self, expression):
        """What an expression comes to in the page; promises are waited for."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{expression}: {json.dumps(answer['exceptionDetails'])[:2000]}")
        return answer["result"].get("value")

    def wait(self, condition, what=None):
        """Until the page says yes."""
        end = time.monotonic() + self.patience
        while not self.value(f"!!({condition})"):
            if time.monotonic() > end:
                raise RuntimeError(f"in {self.patience} s it didn't come true: {what or condition}")
            time.sleep(0.05)

    def click(self, x, y):
        for kind in ["mousePressed", "mouseReleased"]:
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def click_on(self, selector):
        box = self.box(selector)
        self.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def box(self, selector):
        return self.value(
            f"(r => ({{x: r.x, y: r.y, width: r.width, height: r.height}}))"
            f"(document.querySelector({json.dumps(selector)}).getBoundingClientRect())")

    def drag(self, start, end, steps=8):
        self.call("Input.dispatchMouseEvent", type="mousePressed", x=start[0], y=start[1], button="left", clickCount=1)
        for step in range(1, steps + 1):
            x, y = (a + (b - a) * step / steps for a, b in zip(start, end))
            self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y, button="left", buttons=1)
        self.call("Input.dispatchMouseEvent", type="mouseReleased", x=end[0], y=end[1], button="left", clickCount=1)

    def key(self, name):
        for kind in ["rawKeyDown", "keyUp"]:
            self.call("Input.dispatchKeyEvent", type=kind, key=name, code=name)

    def type(self, text):
        """Types into what has the focus."""
        self.call("Input.insertText", text=text)

    def screenshot(self, file):
        with open(file, "wb") as output:
            output.write(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))
