import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { runQuietly } from "./tools.ts";

const SYSTEM_CHROMIUM = "/usr/bin/chromium";

/** The browser to drive: the one named, the system's, or (undefined) Playwright's own. */
export function chromiumPath(): string | undefined {
  if (process.env.PLAYWRIGHT_CHROMIUM) return process.env.PLAYWRIGHT_CHROMIUM;
  return existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined;
}

/** Makes sure that a browser starts: downloads Playwright's, or installs Debian's as root. */
export async function ensureBrowser(): Promise<void> {
  if (chromiumPath()) return launchOnce();
  if (await succeeds(launchOnce)) return;
  if (await succeeds(downloadBrowser)) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    throw new Error("No browser: install Chromium, and name it in PLAYWRIGHT_CHROMIUM.");
  }
  await runQuietly("apt-get", ["update"]);
  await runQuietly("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
  await launchOnce();
}

async function downloadBrowser() {
  await runQuietly("playwright", ["install", "--only-shell", "chromium"]);
  await launchOnce();
}

/** A download alone proves little: on a bare machine the libraries it needs are missing. */
async function launchOnce() {
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  await browser.close();
}

async function succeeds(work: () => Promise<void>) {
  return work().then(
    () => true,
    () => false,
  );
}
