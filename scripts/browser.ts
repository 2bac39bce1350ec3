import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installPackages } from "./test-dependencies.ts";
import { runQuietly } from "./tools.ts";

/** Debian's headless shell is first, because it opens pages in half the time. */
const SYSTEM_BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The browser of PLAYWRIGHT_CHROMIUM, of the system, or undefined for Playwright's own. */
export function chromiumPath(): string | undefined {
  return process.env.PLAYWRIGHT_CHROMIUM || SYSTEM_BROWSERS.find((file) => existsSync(file));
}

/** Makes sure that a browser starts: as root installs Debian's, which apt verifies; otherwise downloads Playwright's. */
export async function ensureBrowser(): Promise<void> {
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (canInstall && !process.env.PLAYWRIGHT_CHROMIUM && !existsSync(SYSTEM_BROWSERS[0] ?? "")) {
    await installPackages(["chromium-headless-shell"]).catch(() => {});
  }
  if (await starts()) return;
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named) throw new Error(`PLAYWRIGHT_CHROMIUM names ${named}, which does not start.`);
  await runQuietly("playwright", ["install", "--only-shell", "chromium"]).catch(() => {});
  if (await starts()) return;
  throw new Error(
    "No browser starts: install Chromium (on Debian the package chromium-headless-shell), or name one in PLAYWRIGHT_CHROMIUM.",
  );
}

/** A downloaded browser may lack system libraries, so it is started once. */
async function starts(): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath: chromiumPath() });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
