import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { chromiumPath } from "../../../scripts/browser.ts";
import { root, runQuietly } from "../../../scripts/tools.ts";

const VERSION = "13.5.0";
const FOLDER = path.join(root, ".cache", `lighthouse-${VERSION}`);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const CHROME_FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--ignore-certificate-errors",
].join(" ");
const TIMEOUT_MS = 180_000;

/** One visit: scores of 100, and seconds on a simulated slow phone. */
export type Audit = { scores: number[]; fcp: number; lcp: number; tbt: number; shift: number };

type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** Lighthouse is big and wanted here alone: it is fetched, at this version, when it is first asked for. */
export async function ensureLighthouse(): Promise<void> {
  if (existsSync(path.join(FOLDER, "node_modules/lighthouse"))) return;
  await mkdir(FOLDER, { recursive: true });
  const quiet = ["--no-audit", "--no-fund", "--ignore-scripts"];
  await runQuietly("npm", ["install", "--prefix", FOLDER, ...quiet, `lighthouse@${VERSION}`]);
}

/** Visits a page as Lighthouse's phone does: slow 4G and a processor four times slower, both simulated. */
export async function audit(url: string): Promise<Audit> {
  const output = await runQuietly(
    path.join(FOLDER, "node_modules/.bin/lighthouse"),
    [
      url,
      "--quiet",
      "--output=json",
      "--no-enable-error-reporting",
      `--only-categories=${CATEGORIES.join(",")}`,
      `--chrome-flags=${CHROME_FLAGS}`,
    ],
    { timeout: TIMEOUT_MS, env: { CHROME_PATH: chromiumPath() ?? "" } },
  );
  const report: Report = JSON.parse(output.slice(output.indexOf("{")));
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  const value = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: CATEGORIES.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    fcp: value("first-contentful-paint") / 1000,
    lcp: value("largest-contentful-paint") / 1000,
    tbt: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
  };
}
