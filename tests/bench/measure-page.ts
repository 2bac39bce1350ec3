import type { Browser, Response } from "@playwright/test";
import { type Bytes, noBytes, sum, transferBytes } from "./bytes.ts";

type Kind = "html" | "css" | "framework" | "enhancement" | "confetti" | "font" | "image" | "other";

export type Measurement = {
  requests: number;
  fontFiles: number;
  elements: number;
  shift: number;
  bytes: Record<Kind, Bytes>;
  hero: Bytes;
  total: Bytes;
};

type Transfer = { url: string; kind: Kind; bytes: Bytes };

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    "Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36",
};
const SETTLE_MS = 1_000;

/** Loads a page on an emulated phone with an empty cache, without a tap or a scroll. */
export async function measurePage(
  browser: Browser,
  { url, status }: { url: string; status: number },
  enhancements: string[],
): Promise<Measurement> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(observePaint);
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));

  const document = await page.goto(url, { waitUntil: "networkidle" });
  if (document?.status() !== status) throw new Error(`${url} answered ${document?.status()}.`);
  await page.waitForTimeout(SETTLE_MS);
  const transfers = await Promise.all(
    responses
      .filter((response) => response.url().startsWith("http"))
      .map((response) => describeTransfer(response, enhancements)),
  );
  const seen = await page.evaluate(readPaint);
  await context.close();

  const hero = transfers.find((transfer) => transfer.url === seen.largestImage);
  const bytesOf = (kind: Kind) => sum(transfers.filter((t) => t.kind === kind).map((t) => t.bytes));
  return {
    requests: transfers.length,
    fontFiles: transfers.filter(({ kind }) => kind === "font").length,
    elements: seen.elements,
    shift: seen.shift,
    bytes: {
      html: bytesOf("html"),
      css: bytesOf("css"),
      framework: bytesOf("framework"),
      enhancement: bytesOf("enhancement"),
      confetti: bytesOf("confetti"),
      font: bytesOf("font"),
      image: bytesOf("image"),
      other: bytesOf("other"),
    },
    hero: hero?.bytes ?? noBytes,
    total: sum(transfers.map(({ bytes }) => bytes)),
  };
}

async function describeTransfer(response: Response, enhancements: string[]): Promise<Transfer> {
  const type = response.headers()["content-type"] ?? "";
  const body = await response.body().catch(() => Buffer.alloc(0));
  return {
    url: response.url(),
    kind: kindOf(response, enhancements),
    bytes: transferBytes(body, type),
  };
}

function kindOf(response: Response, enhancements: string[]): Kind {
  const file = new URL(response.url()).pathname.split("/").at(-1) ?? "";
  switch (response.request().resourceType()) {
    case "document":
      return "html";
    case "stylesheet":
      return "css";
    case "font":
      return "font";
    case "image":
      return "image";
    case "script":
      if (file.includes("confetti")) return "confetti";
      return enhancements.includes(file) ? "enhancement" : "framework";
    default:
      return "other";
  }
}

type Paint = { shift: number; largestImage: string };

/** Runs in the page, before anything of its own. */
function observePaint() {
  const paint: Paint = { shift: 0, largestImage: "" };
  Object.assign(window, { __paint: paint });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      paint.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      paint.largestImage = (entry as PerformanceEntry & { url: string }).url;
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

/** Runs in the page. */
function readPaint() {
  const { __paint: paint } = window as unknown as { __paint: Paint };
  return { ...paint, elements: document.getElementsByTagName("*").length };
}
