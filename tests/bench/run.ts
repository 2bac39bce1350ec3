import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
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
import { measureShare } from "./picture-share.ts";
import { saveSheet } from "./sheet.ts";
import { checkTable, pageTable } from "./tables.ts";

const wantsSheet = process.argv.includes("--sheet");
/** Measures the build that is there: no time is printed for it. */
const isBuilt = process.argv.includes("--built");

try {
  await bench();
} catch (error) {
  exitWith(error);
}

/** Builds, measures every page in a real browser, and fails when an exact figure is over budget. */
async function bench() {
  await timed("Looking for a browser", ensureBrowser);
  const buildSeconds = isBuilt ? undefined : await build();
  const rows = await timed("Measuring", measurePages);

  const checks = [...rows.flatMap(({ checks }) => checks), ...checkBuild(buildSeconds)];
  console.log(`\nSizes are gzip / brotli in KB, on a phone of 412 x 823 at 1.75.\n`);
  console.log(`${pageTable(rows)}\n\n${checkTable(checks)}`);
  const over = checks.filter((check) => check.exact && isOver(check));
  console.log(`\n${over.length === 0 ? "Every budget is kept." : `${over.length} over budget.`}`);
  process.exitCode = over.length === 0 ? 0 : 1;
}

async function build() {
  const started = performance.now();
  await timed("Building", () => runQuietly("react-router", ["build"]));
  return (performance.now() - started) / 1000;
}

async function measurePages() {
  const stateDir = await mkdtemp(join(tmpdir(), "studio-site-bench-"));
  const site = await startSite({ port: await freePort(), stateDir, variables: {} });
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  const scripts = [...enhancementScripts(), ...confettiScripts()].map(({ file }) => file);
  try {
    const rows = [];
    const taken = [];
    for (const target of pages) {
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
    await site.stop();
    await rm(stateDir, { recursive: true, force: true });
  }
}
