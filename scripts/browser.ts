import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { runQuietly } from "./tools.ts";

/** Debian's browsers. The headless shell is first, because it opens pages in half the time. */
const SYSTEM_BROWSERS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The browser of PLAYWRIGHT_CHROMIUM, of the system, or undefined for Playwright's own. */
export function chromiumPath(): string | undefined {
  return process.env.PLAYWRIGHT_CHROMIUM || SYSTEM_BROWSERS.find((file) => existsSync(file));
}

/** Makes sure that a browser starts: installs Debian's as root, else downloads Playwright's. */
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

/** A downloaded browser may lack system libraries, so it is started once. */
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
