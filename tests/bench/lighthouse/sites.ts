import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Answer, Site } from "./front.ts";

const LIMIT = path.resolve(import.meta.dirname, "../limit");
const MAY_BE_KEPT = /s-maxage=[1-9]|[^-]max-age=[1-9]/;
const FOREVER = "public, max-age=31536000, immutable";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".avif": "image/avif",
  ".txt": "text/plain; charset=utf-8",
};

/** Pages written by hand with what ours hold: nothing of the kind can be faster. */
export const limitSite: Site = async (url) => {
  const answer = limitAnswers.get(url) ?? (await readLimit(url));
  limitAnswers.set(url, answer);
  return answer;
};

const limitAnswers = new Map<string, Answer>();

async function readLimit(url: string): Promise<Answer> {
  const name = new URL(url, "https://limit").pathname.slice(1) || "index";
  const file = [name, `${name}.html`].map((it) => path.join(LIMIT, it)).find(existsSync);
  const body = await readFile(file ?? path.join(LIMIT, "404.html"));
  const type = TYPES[path.extname(file ?? ".html")] ?? "application/octet-stream";
  return {
    status: file ? 200 : 404,
    headers: { "content-type": type, "cache-control": FOREVER },
    body,
  };
}

/** Ours, answered by the running site; ourselves, as an edge does, what its headers let us keep. */
export function ourSite(origin: string): Site {
  const kept = new Map<string, Answer>();
  return async (url, headers) => {
    const known = kept.get(url);
    if (known) return known;
    const answer = await ask(origin, url, headers);
    if (MAY_BE_KEPT.test(answer.headers["cache-control"] ?? "")) kept.set(url, answer);
    return answer;
  };
}

async function ask(origin: string, url: string, { cookie = "", accept = "*/*" }): Promise<Answer> {
  const headers = { accept, cookie, "accept-encoding": "identity" };
  const response = await fetch(origin + url, { headers, redirect: "manual" });
  const said = [...response.headers].filter(([name]) => !HOP_BY_HOP.includes(name));
  return {
    status: response.status,
    headers: Object.fromEntries(said),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

const HOP_BY_HOP = [
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "content-encoding",
];
