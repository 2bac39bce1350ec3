/**
 * Lighthouse for the site beside hand-written pages, on a line and a processor that are really slowed:
 *
 *   npm run bench                       every page 3 times, alternating; medians
 *   npm run bench -- --runs=7 home faq  these pages only, 7 times
 *
 * Times are printed. Bytes, requests and layout shift have budgets: one that is exceeded ends it with 1.
 */
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { readContent } from "../../plugins/content/read-content.ts";
import { chromiumPath, ensureBrowser } from "../../scripts/browser.ts";
import { buildIfChanged } from "../../scripts/build-if-changed.ts";
import { freePort } from "../../scripts/ports.ts";
import { startSite } from "../../scripts/site-server.ts";
import { exitWith } from "../../scripts/tools.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";
const KB = 1024;

type Page = { name: string; address: string; limit?: "home" | "article" | "form"; budget: Budget };
/** Transferred bytes by kind of file, and of everything; a page's number of requests. */
type Budget = { script?: number; total?: number; requests?: number };

/** Enhancement scripts only, on pages that do not hydrate. */
const STATIC = 6 * KB;
/** The one style sheet at brotli 11; Cloudflare compresses while it answers, as far as known at 4, and workerd at 5. */
const STYLE_SHEET = 11 * KB;
const FONTS = 24 * KB;

const PAGES: Page[] = [
  page("home", "/", { script: STATIC, total: 110 * KB, requests: 9 }, "home"),
  page("values", "/company/values", { script: STATIC }, "article"),
  page("faq", "/faq", { script: STATIC }, "article"),
  page("contact", "/contact", { script: STATIC }, "form"),
  page("packages", "/video-packages", { script: STATIC }, "article"),
  page("blog", "/blog", { script: STATIC }, "article"),
  page("article", "/blog/mobile-video-production", { script: STATIC, total: 95 * KB }, "article"),
  page("roi", "/blog/video-content-roi-comparison", { script: STATIC }, "article"),
  page(
    "wizard",
    `/inquiry/${readContent("inquiry/questions").slugs[0]}`,
    { script: 150 * KB },
    "form",
  ),
  page("assessment", "/assessments/video-readiness", { script: 145 * KB }, "form"),
];

type Figures = Record<"fcp" | "lcp" | "shift" | "requests" | "total" | Kind, number>;
type Kind = (typeof KINDS)[number];
const KINDS = ["document", "stylesheet", "script", "font", "image"] as const;

const { values, positionals } = readLine();
const chosen = PAGES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

const unknown = positionals.filter((name) => !PAGES.some((page) => page.name === name));
if (unknown.length > 0) exitWith(`There is no page ${unknown.join(", ")} to measure.`);

await ensureBrowser();
await buildIfChanged();
const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
const site = await startSite({ port: await freePort(), stateDir: folder, variables: {} });
const limit = await serveLimit();
try {
  await bench();
} finally {
  limit.server.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

function readLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { runs: { type: "string", default: "3" } },
    });
  } catch {
    return exitWith("npm run bench takes --runs=NUMBER and names of pages, and nothing else.");
  }
}

async function bench() {
  const limits = [...new Set(chosen.flatMap((one) => one.limit ?? []))];
  const targets = [
    ...limits.map((name) => ({ name: `limit ${name}`, url: `${limit.url}/${name}` })),
    ...chosen.map(({ name, address }) => ({ name, url: site.url + address })),
  ];
  const runs = new Map<string, Figures[]>(targets.map(({ name }) => [name, []]));
  for (let run = 1; run <= Number(values.runs); run++) {
    for (const { name, url } of targets) {
      console.log(`Run ${run}: ${name}`);
      runs.get(name)?.push(await audit(url));
    }
  }
  const rows = [...runs].map(([name, figures]) => ({ name, ...medians(figures) }));
  print(rows);
  const sheet = await readStyleSheet();
  const [size = 0, ...served] = [11, 5, 4].map((quality) => compress(sheet, quality).length);
  console.log(`Style sheet: ${size} bytes at brotli 11, ${served.join(" and ")} at 5 and 4`);
  const over = rows.flatMap(exceeded);
  if (size > STYLE_SHEET) over.push(`style sheet: ${size}, budget ${STYLE_SHEET}`);
  console.log(over.length > 0 ? `\n${over.join("\n")}` : "\nEvery budget is kept.");
  process.exitCode = over.length > 0 ? 1 : 0;
}

/** One cold visit by Lighthouse, as a phone on slow 4G. */
async function audit(url: string): Promise<Figures> {
  const report = path.join(folder, "report.json");
  const flags = ["--quiet", "--only-categories=performance", "--throttling-method=devtools"];
  const chrome = "--chrome-flags=--headless=new --no-sandbox --disable-gpu";
  await promisify(execFile)(
    "npx",
    ["--yes", LIGHTHOUSE, url, ...flags, chrome, "--output=json", `--output-path=${report}`],
    { env: { ...process.env, CHROME_PATH: chromiumPath() }, shell: process.platform === "win32" },
  );
  const { audits } = JSON.parse(await readFile(report, "utf8"));
  const requests: { resourceType: string; transferSize: number }[] =
    audits["network-requests"].details.items;
  const sizeOf = (kind?: Kind) =>
    requests
      .filter(({ resourceType }) => !kind || resourceType.toLowerCase() === kind)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    fcp: audits["first-contentful-paint"].numericValue,
    lcp: audits["largest-contentful-paint"].numericValue,
    shift: audits["cumulative-layout-shift"].numericValue,
    requests: requests.length,
    total: sizeOf(),
    document: sizeOf("document"),
    stylesheet: sizeOf("stylesheet"),
    script: sizeOf("script"),
    font: sizeOf("font"),
    image: sizeOf("image"),
  };
}

function medians(all: Figures[]): Figures {
  const names = Object.keys(all[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => {
      const sorted = all.map((figures) => figures[name]).sort((one, other) => one - other);
      return [name, sorted[Math.floor(sorted.length / 2)]];
    }),
  ) as Figures;
}

function print(rows: ({ name: string } & Figures)[]) {
  const lcpOf = (name?: string) => rows.find((row) => row.name === `limit ${name}`)?.lcp;
  console.table(
    rows.map((row) => {
      const limitLcp = lcpOf(PAGES.find(({ name }) => name === row.name)?.limit);
      return {
        page: row.name,
        "FCP ms": Math.round(row.fcp),
        "LCP ms": Math.round(row.lcp),
        "LCP to limit": limitLcp ? (row.lcp / limitLcp).toFixed(2) : "",
        CLS: row.shift.toFixed(3),
        requests: row.requests,
        ...Object.fromEntries(
          [...KINDS, "total" as const].map((kind) => [`${kind} KB`, (row[kind] / KB).toFixed(1)]),
        ),
      };
    }),
  );
}

function exceeded({ name, ...figures }: { name: string } & Figures): string[] {
  const budget = PAGES.find((one) => one.name === name)?.budget;
  if (!budget) return [];
  const most = { ...budget, shift: 0.005, font: FONTS };
  return Object.entries(most)
    .filter(([figure, value]) => figures[figure as keyof Figures] > value)
    .map(
      ([figure, value]) =>
        `${name}: ${figure} ${figures[figure as keyof Figures]}, budget ${value}`,
    );
}

/** The sheet that pages wait for; those for print and for languages from right to left are apart. */
async function readStyleSheet(): Promise<Buffer> {
  const assets = "build/client/assets";
  const name = (await readdir(assets)).find((file) => /^app-.*\.css$/.test(file));
  if (!name) throw new Error(`${assets} has no style sheet of the app.`);
  return readFile(path.join(assets, name));
}

function compress(body: Buffer, quality: number): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** The hand-written pages, compressed as Cloudflare does. */
async function serveLimit() {
  const files = { home: "index.html", article: "article.html", form: "form.html" };
  const types = { html: "text/html", css: "text/css", avif: "image/avif", txt: "text/plain" };
  const server = createServer(async (request, response) => {
    const name = (request.url ?? "/").slice(1);
    const file = files[name as keyof typeof files] ?? path.basename(name);
    const body = await readFile(path.join(import.meta.dirname, "limit", file)).catch(() => null);
    if (!body) return response.writeHead(404).end();
    const type = types[path.extname(file).slice(1) as keyof typeof types];
    if (type === "image/avif") return response.writeHead(200, { "Content-Type": type }).end(body);
    const headers = { "Content-Type": `${type}; charset=utf-8`, "Content-Encoding": "br" };
    response.writeHead(200, headers).end(compress(body, 4));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function page(name: string, address: string, budget: Budget, limit?: Page["limit"]): Page {
  return { name, address, budget, limit };
}
