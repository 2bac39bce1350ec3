import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { runQuietly } from "./tools.ts";

/** Debian's, the shell first: without a window to draw it opens pages in half the time. */
const SYSTEM_BROWSERS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The browser to drive: the one named, the system's, or (undefined) Playwright's own. */
export function chromiumPath(): string | undefined {
  return process.env.PLAYWRIGHT_CHROMIUM || SYSTEM_BROWSERS.find((file) => existsSync(file));
}

/** Makes sure that a browser starts: Debian's shell where root may install it, else a download. */
export async function ensureBrowser(): Promise<void> {
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (canInstall && !process.env.PLAYWRIGHT_CHROMIUM && !existsSync(SYSTEM_BROWSERS[0] ?? "")) {
    await succeeds(installShell);
  }
  if (chromiumPath()) return launchOnce();
  if (await succeeds(launchOnce)) return;
  if (await succeeds(downloadBrowser)) return;
  throw new Error("No browser: install Chromium, and name it in PLAYWRIGHT_CHROMIUM.");
}

async function installShell() {
  await runQuietly("apt-get", ["update"]);
  const install = ["install", "-y", "--no-install-recommends", "chromium-headless-shell"];
  await runQuietly("apt-get", install);
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
