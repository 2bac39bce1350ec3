import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Answer, Site } from "./front.ts";

const LIMIT = path.resolve(import.meta.dirname, "../limit");
const FOREVER = "public, max-age=31536000, immutable";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".avif": "image/avif",
  ".txt": "text/plain; charset=utf-8",
};

/** Pages written by hand with what ours hold: nothing of the kind can be faster. */
export const limitSite: Site = async (url) => {
  const name = new URL(url, "https://limit").pathname.slice(1) || "index";
  const file = [name, `${name}.html`].map((it) => path.join(LIMIT, it)).find(existsSync);
  const body = await readFile(file ?? path.join(LIMIT, "404.html"));
  const type = TYPES[path.extname(file ?? ".html")] ?? "application/octet-stream";
  return {
    status: file ? 200 : 404,
    headers: { "content-type": type, "cache-control": FOREVER },
    body,
  };
};

/** Ours, answered by the running site. A page is asked for once a round, so it is rendered once. */
export function ourSite(origin: string): Site {
  const kept = new Map<string, Promise<Answer>>();
  return (url, headers) => {
    if (!url.startsWith("/assets/")) return ask(origin, url, headers);
    const answer = kept.get(url) ?? ask(origin, url, headers);
    kept.set(url, answer);
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
