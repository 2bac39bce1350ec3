import type { Bytes } from "./bytes.ts";
import { type Check, isOver } from "./checks.ts";
import type { PaintRow } from "./lighthouse/measure-paint.ts";
import type { Measurement } from "./measure-page.ts";
import type { Shares } from "./picture-share.ts";

/** Every figure of every page, sizes as gzip / brotli in KB. */
export function pageTable(
  rows: { name: string; page: Measurement & { shares: Shares } }[],
): string {
  const header = ["page", "html", "css", "framework js", "other js", "fonts", "images", "total"];
  return markdown(
    [...header, "requests", "elements", "CLS", "pictures at 390 / 1280 px"],
    rows.map(({ name, page: { bytes, total, requests, elements, shift, shares } }) => [
      name,
      ...[bytes.html, bytes.css, bytes.framework].map(both),
      both({
        gzip: bytes.enhancement.gzip + bytes.confetti.gzip,
        brotli: bytes.enhancement.brotli + bytes.confetti.brotli,
      }),
      ...[bytes.font, bytes.image, total].map(both),
      String(requests),
      String(elements),
      shift.toFixed(3),
      shares.map((share) => `${(100 * share).toFixed(1)} %`).join(" / "),
    ]),
  );
}

/** What Lighthouse says of each page, and a browser whose line is slowed; the limit pages of the same run above. */
export function paintTable(rows: PaintRow[]): string {
  const header = ["page", "perf / a11y / best / SEO", "FCP s", "LCP s", "TBT ms", "CLS"];
  return markdown(
    [...header, "LCP / limit", "budget", "slowed FCP s", "slowed LCP s"],
    rows.map(({ name, scores, fcp, lcp, tbt, shift, ratio, slowed }) => [
      name,
      scores.join(" / "),
      ...[fcp, lcp].map((seconds) => seconds.toFixed(2)),
      tbt.toFixed(0),
      shift.toFixed(3),
      ratio?.value.toFixed(2) ?? "",
      ratio?.budget.toFixed(2) ?? "",
      ...[slowed.fcp, slowed.lcp].map((seconds) => seconds.toFixed(2)),
    ]),
  );
}

export function checkTable(checks: Check[]): string {
  return markdown(
    ["figure", "measured", "budget", ""],
    checks.map((check) => [
      check.what,
      amount(check.value, check.unit),
      amount(check.budget, check.unit),
      verdict(check),
    ]),
  );
}

function verdict(check: Check) {
  if (!isOver(check)) return "ok";
  return check.exact ? "OVER" : "over, not counted";
}

function amount(value: number, unit: Check["unit"]) {
  if (unit === "KB") return `${kilobytes(value)} KB`;
  if (unit === "s") return `${value.toFixed(1)} s`;
  if (unit === "ms") return `${value.toFixed(1)} ms`;
  return String(Number(value.toFixed(3)));
}

const both = ({ gzip, brotli }: Bytes) => `${kilobytes(gzip)} / ${kilobytes(brotli)}`;

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

function markdown(header: string[], rows: string[][]) {
  const all = [header, ...rows];
  const widths = header.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(" | ")} |`;
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  return [line(header), rule, ...rows.map(line)].join("\n");
}
