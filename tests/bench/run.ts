import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumPath, ensureBrowser } from "../../scripts/browser.ts";
import { freePort } from "../../scripts/ports.ts";
import { startSite } from "../../scripts/site-server.ts";
import { exitWith, runQuietly, timed } from "../../scripts/tools.ts";
import { pages } from "./budgets.ts";
import { checkBuild, checkPage, isOver } from "./checks.ts";
import { confettiScripts, enhancementScripts } from "./measure-build.ts";
import { measurePage } from "./measure-page.ts";
import { measureTimes } from "./measure-times.ts";
import { measureShare } from "./picture-share.ts";
import { saveSheet } from "./sheet.ts";
import { checkTable, pageTable, paintTable } from "./tables.ts";

const wantsSheet = process.argv.includes("--sheet");
/** Measures the build that is there: no time is printed for it. */
const isBuilt = process.argv.includes("--built");
/** Times as well, by Lighthouse: some minutes a round. */
const wantsTimes = process.argv.includes("--lighthouse");
const rounds = Number(option("rounds") ?? 3);
const only = option("only")?.split(",");
const chosen = pages.filter(({ name }) => !only || only.includes(name));
// As on a site that measures: the question about it stands on every page.
const MEASURED = { GA_MEASUREMENT_ID: "G-BENCH00000" };

try {
  await bench();
} catch (error) {
  exitWith(error);
}

/**
 * Builds, measures every page in a real browser, and fails when an exact figure is over budget: `--built` takes
 * the build that is there, `--lighthouse` prints times too, `--rounds=5` and `--only=home,faq` as they say.
 */
async function bench() {
  await timed("Looking for a browser", ensureBrowser);
  const buildSeconds = isBuilt ? undefined : await build();
  const rows = await timed("Measuring", measurePages);

  const checks = [...rows.flatMap(({ checks }) => checks), ...checkBuild(buildSeconds)];
  console.log(`\nSizes are gzip / brotli in KB, on a phone of 412 x 823 at 1.75.\n`);
  console.log(`${pageTable(rows)}\n\n${checkTable(checks)}`);
  if (wantsTimes) await printTimes();
  const over = checks.filter((check) => check.exact && isOver(check));
  console.log(`\n${over.length === 0 ? "Every budget is kept." : `${over.length} over budget.`}`);
  process.exitCode = over.length === 0 ? 0 : 1;
}

async function build() {
  const started = performance.now();
  await timed("Building", () => runQuietly("react-router", ["build"]));
  return (performance.now() - started) / 1000;
}

async function printTimes() {
  const { site, stop } = await startBenchSite(MEASURED);
  try {
    const { paint, checks } = await timed("Timing", () => measureTimes(site.url, chosen, rounds));
    console.log(
      `\nMedians of ${rounds}, by the load of ${loadavg()[0]?.toFixed(1)} on this machine:\n`,
    );
    console.log(`${paintTable(paint)}\n\n${checkTable(checks)}`);
  } finally {
    await stop();
  }
}

async function startBenchSite(variables: Record<string, string>) {
  const stateDir = await mkdtemp(join(tmpdir(), "studio-site-bench-"));
  const site = await startSite({ port: await freePort(), stateDir, variables });
  async function stop() {
    await site.stop();
    await rm(stateDir, { recursive: true, force: true });
  }
  return { site, stop };
}

function option(name: string): string | undefined {
  const start = `--${name}=`;
  return process.argv.find((argument) => argument.startsWith(start))?.slice(start.length);
}

async function measurePages() {
  const { site, stop } = await startBenchSite({});
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  const scripts = [...enhancementScripts(), ...confettiScripts()].map(({ file }) => file);
  try {
    const rows = [];
    const taken = [];
    for (const target of chosen) {
      const { path, status } = target;
      const page = await measurePage(browser, { url: site.url + path, status }, scripts);
      const { shares, shots } = await measureShare(browser, site.url + path, wantsSheet);
      taken.push({ name: target.name, shots });
      rows.push({ name: target.name, page: { ...page, shares }, checks: checkPage(target, page) });
    }
    if (wantsSheet) console.log(`Contact sheet: ${await saveSheet(browser, taken)}`);
    return rows;
  } finally {
    await browser.close();
    await stop();
  }
}
