"""The gallery's window on a display of its own: keys, text, resizing, devices, and its frames a second.

Run by Scripts/test-window under Xvfb, with xdotool as the user. SCREENSHOTS names a folder for pictures of the window.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

GALLERY = os.environ["GALLERY"]


class Display:
    """An X server without a screen."""

    def __init__(self):
        reading, writing = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1300x24", "-nolisten", "tcp"],
            pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as number:
            self.name = ":" + number.readline().strip()
        self.environment = {**os.environ, "DISPLAY": self.name, "SDL_VIDEODRIVER": "x11"}

    def close(self):
        self.process.terminate()
        self.process.wait(10)


class WindowTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.display = Display()

    @classmethod
    def tearDownClass(cls):
        cls.display.close()

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.record = os.path.join(self.folder.name, "record.txt")
        self.program = None

    def tearDown(self):
        if self.program and self.program.poll() is None:
            self.program.terminate()
            self.program.wait(10)
        if self.program:
            self.program.stderr.close()
        self.folder.cleanup()

    def do(self, *words):
        return subprocess.run(
            ["xdotool", *words], env=self.display.environment, capture_output=True, text=True, timeout=30).stdout.strip()

    def start(self, *words):
        self.program = subprocess.Popen(
            [GALLERY, *words, "--window", "--record", self.record], env=self.display.environment, stderr=subprocess.PIPE,
            text=True)
        self.window = ""
        end = time.monotonic() + 60
        while not self.window and time.monotonic() < end:
            self.window = self.do("search", "--onlyvisible", "--class", "gallery").split("\n")[0]
            time.sleep(0.1)
        self.assertTrue(self.window, "the window is there")
        self.do("windowfocus", "--sync", self.window)

    def title(self):
        """As the desktop's list of windows has it."""
        return subprocess.run(
            ["xprop", "-id", self.window, "_NET_WM_NAME"], env=self.display.environment, capture_output=True,
            timeout=30).stdout.decode().partition(" = ")[2].strip().strip('"')

    def until(self, condition, what):
        end = time.monotonic() + 20
        while not condition():
            self.assertLess(time.monotonic(), end, f"{what}; the title is {self.title()}")
            time.sleep(0.05)

    def size(self):
        shell = self.do("getwindowgeometry", "--shell", self.window)
        return tuple(int(re.search(rf"^{name}=(\d+)", shell, re.MULTILINE)[1]) for name in ("WIDTH", "HEIGHT"))

    def picture(self, name):
        if (folder := os.environ.get("SCREENSHOTS")) and shutil.which("import"):
            os.makedirs(folder, exist_ok=True)
            subprocess.run(
                ["import", "-window", self.window, os.path.join(folder, name + ".png")], env=self.display.environment)

    def close(self):
        """By its key; what was recorded is read then."""
        self.do("key", "ctrl+q")
        self.assertEqual(self.program.wait(20), 0, "Ctrl+Q ends the program")
        with open(self.record) as record:
            return record.read()

    def test_keys_change_device_text_size_and_direction(self):
        self.start("--device", "iphone-15")
        self.until(lambda: "iphone-15" in self.title(), "the device is in the title")
        upright = self.size()
        self.picture("window")
        self.do("key", "ctrl+equal")
        self.until(lambda: "text XL" in self.title(), "Ctrl = makes text larger")
        self.do("key", "ctrl+0")
        self.until(lambda: "text" not in self.title(), "Ctrl 0 makes it usual")
        self.do("key", "F3")
        self.until(lambda: "iphone-15 " not in self.title(), "F3 takes the next device")
        self.do("key", "shift+F3")
        self.until(lambda: "iphone-15 " in self.title(), "Shift F3 the one before")
        self.do("key", "F2")
        self.until(lambda: self.size()[0] > self.size()[1], "F2 turns it on its side")
        self.do("key", "F2")
        self.until(lambda: self.size() == upright, "and upright again")
        self.do("key", "ctrl+shift+a")
        self.do("key", "F1")
        time.sleep(0.5)
        self.picture("window-keys-dark")
        recorded = self.close()
        for event in ["size XL", "size L", "device iphone-15", "turn", "appearance dark"]:
            self.assertIn(" " + event, recorded)
        self.assertNotIn(" text ", recorded, "keys of the window type nothing")

    def test_text_is_typed(self):
        self.start("--device", "iphone-se2")
        self.until(lambda: "iphone-se2" in self.title(), "the device is in the title")
        width, height = self.size()
        # The menu's search field is below the bar.
        self.do("mousemove", "--window", self.window, str(width // 2), str(height * 99 // 667))
        self.do("click", "1")
        time.sleep(0.5)
        self.do("type", "--delay", "40", "row-heights")
        time.sleep(0.5)
        self.picture("window-text")
        recorded = self.close()
        typed = "".join(re.findall(r"^[\d.]+ keydown 0 \S+ (\S+)$", recorded, re.MULTILINE)).replace("%2D", "-")
        self.assertEqual(typed, "row-heights", recorded)
        self.assertIn("keyboard attached", recorded, "the keyboard on the screen goes away")

    def test_the_window_is_resized_and_scrolled(self):
        self.start("users-and-items", "--device", "ipad-10")
        self.until(lambda: "ipad-10" in self.title(), "the device is in the title")
        width, height = self.size()
        self.do("windowsize", "--sync", self.window, str(width - 200), str(height - 150))
        self.until(lambda: self.size() == (width - 200, height - 150), "the window has the size")
        time.sleep(0.5)
        self.do("mousemove", "--window", self.window, str(width // 3), str(height // 2))
        for _ in range(5):
            self.do("click", "5")
        time.sleep(0.5)
        self.picture("window-resized")
        recorded = self.close()
        self.assertRegex(recorded, r"(?m)^[\d.]+ wheel ")
        self.assertIn("resize", recorded)

    def test_f12_opens_the_inspector_on_the_running_screen(self):
        self.start("flexible-rows")
        self.do("key", "F12")
        line = self.program.stderr.readline()
        self.assertRegex(line, r"^The inspector is at http://127\.0\.0\.1:\d+/[0-9a-f]{32}/$")
        self.close()

    def measured(self, rate):
        """Frames a second, the share of those on time in per cent, and a frame's processor time in milliseconds."""
        report = subprocess.run(
            [GALLERY, f"--measure={rate}"], env=self.display.environment, capture_output=True, text=True,
            timeout=120).stdout
        print(report, file=sys.stderr)
        return tuple(
            float(re.search(name + r"\s+([\d.]+)", report)[1])
            for name in ["held while scrolling", "frames on time", "of it processor time"])

    def test_frames_come_at_the_display_s_pace(self):
        """The program as `make run` builds it, without optimisation: at 60 frames a second where this machine has the
        time for them, at half of what it has time for elsewhere. A busy machine is measured up to four times.
        """
        rate, work = 60, None
        for _ in range(4):
            # What isn't held is asked for again; the last rate that was asked for is the one that has to be held.
            if work:
                rate = min(rate, int(1000 / work / 2))
            held, on_time, work = self.measured(rate)
            if held >= 0.98 * rate and on_time >= 90:
                break
        if held < 0.98 * rate and os.getloadavg()[0] > os.cpu_count():
            self.skipTest("other programs take all processors")
        self.assertGreaterEqual(held, 0.98 * rate)
        self.assertGreaterEqual(on_time, 90)

    def test_a_frame_s_work_fits_the_machine(self):
        """A frame's processor time beside that of a fixed piece of work: machines here differ by the factor of two.

        Measured on one machine over three hours, whose own pace changed by half: 20.4 to 28 ms, 1.22 to 2.19 times the
        fixed work's.
        """
        def fixed_work():
            start = time.process_time()
            sum(number * number % 7 for number in range(200_000))
            return (time.process_time() - start) * 1000

        bound = 2.6
        ratios = []
        while len(ratios) < 3 and min(ratios, default=bound + 1) > bound:
            _, _, work = self.measured(60)
            ratios.append(work / min(fixed_work() for _ in range(20)))
        print("processor time beside the fixed work's:", *(f"{ratio:.2f}" for ratio in ratios), file=sys.stderr)
        self.assertLessEqual(min(ratios), bound)


if __name__ == "__main__":
    unittest.main()
