import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { securityHeaders } from "./finish-response";

const rules = readFileSync("public/_headers", "utf8")
  .split(/\n(?=[/#])/)
  .filter((block) => block.startsWith("/"))
  .map((block) => {
    const [pattern = "", ...lines] = block.trimEnd().split("\n");
    const set = lines.filter((line) => !line.trim().startsWith("!"));
    return { pattern, headers: Object.fromEntries(set.map((line) => line.trim().split(/: (.*)/))) };
  });
const headersOf = (wanted: string) => rules.find(({ pattern }) => pattern === wanted)?.headers;

test("static files have the Worker's security headers, and other sites may embed them", () => {
  expect(headersOf("/*")).toEqual({
    ...securityHeaders("https://studio.test"),
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
  // Cloudflare joins the values of a header that two rules set.
  const repeated = rules.slice(1).flatMap(({ headers }) => Object.keys(headers));
  expect(repeated.filter((name) => name in (headersOf("/*") ?? {}))).toEqual([]);
});

test("an SVG file that is opened as a page runs nothing and loads nothing", () => {
  expect(headersOf("/*.svg")).toEqual({
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
});
