import { build, everyPage } from "./budgets.ts";
import { confettiScripts, enhancementScripts, workerUploadBytes } from "./measure-build.ts";
import type { Measurement } from "./measure-page.ts";
import type { BenchPage } from "./page-kinds.ts";

/** One figure against its budget; a time is printed only, exact figures decide. */
export type Check = {
  what: string;
  value: number;
  budget: number;
  unit: "KB" | "s" | "ms" | "";
  exact: boolean;
};

/** The budgets of one page; one that has none is not checked. */
export function checkPage({ name, budget }: BenchPage, page: Measurement): Check[] {
  const { html, css, font, framework } = page.bytes;
  const critical = html.brotli + css.brotli + font.brotli + page.hero.brotli;
  const rows: [string, number, number | undefined, Check["unit"]][] = [
    ["critical bytes, brotli", critical, budget.critical, "KB"],
    ["first load, brotli", page.total.brotli, budget.firstLoad, "KB"],
    ["hero picture", page.hero.brotli, budget.hero, "KB"],
    ["framework scripts, brotli", framework.brotli, budget.scripts, "KB"],
    ["requests", page.requests, budget.requests, ""],
    ["elements", page.elements, budget.elements, ""],
    ["font files", page.fontFiles, everyPage.fontFiles, ""],
    ["fonts", font.brotli, everyPage.fonts, "KB"],
    // The budget is 0.00: a fallback line that breaks elsewhere for a moment moves less than that.
    ["layout shift", Math.round(page.shift * 100) / 100, everyPage.shift, ""],
  ];
  return rows.flatMap(([what, value, limit, unit]) =>
    limit === undefined
      ? []
      : [{ what: `${name}: ${what}`, value, budget: limit, unit, exact: true }],
  );
}

export function checkBuild(seconds: number | undefined): Check[] {
  const gzip = (what: string, value: number, budget: number): Check => ({
    what: `${what}, gzip`,
    value,
    budget,
    unit: "KB",
    exact: true,
  });
  const time = seconds === undefined ? [] : [printedTime("build", seconds, build.seconds)];
  return [
    gzip("Worker upload", workerUploadBytes(), build.worker),
    ...enhancementScripts().map((script) => gzip(script.file, script.gzip, build.enhancement)),
    ...confettiScripts().map((script) => gzip(script.file, script.gzip, build.confetti)),
    ...time,
  ];
}

const printedTime = (what: string, value: number, budget: number): Check => ({
  what,
  value,
  budget,
  unit: "s",
  exact: false,
});

export const isOver = ({ value, budget }: Check) => value > budget;
