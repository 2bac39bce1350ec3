import { existsSync } from "node:fs";
import path from "node:path";
import { visitBuild } from "../setup/visit-build.ts";

export type Page = {
  address: string;
  from: string;
  status: number;
  location: string | null;
  text: string;
};

const MAX_ADDRESSES = 600;
const FILE = { status: 200, location: null, text: "" };
export const RESOURCE_FILES = [
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/offers.json",
  "/manifest.webmanifest",
  "/.well-known/security.txt",
  "/blog/rss.xml",
  "/blog/feed.json",
];

/** Visits what links of a build lead to from its home page, and its resource routes; its files by `isFile`. */
export async function crawlBuild(root: string): Promise<Page[]> {
  const visit = await visitBuild(root);
  const isFile = (address: string) =>
    address !== "/" && existsSync(path.join(root, "build/client", address));
  const pages: Page[] = [];
  const open = ["/", ...RESOURCE_FILES].map((address) => ({ address, from: "nowhere" }));
  const known = new Set(open.map(({ address }) => address));
  for (const { address, from } of open) {
    if (known.size > MAX_ADDRESSES)
      throw new Error(`The crawl does not end, such as at ${address}, linked from ${from}.`);
    const { pathname } = new URL(address, "http://localhost");
    const page = isFile(pathname) ? FILE : await visit(address);
    pages.push({ address, from, ...page });
    for (const next of [...linksOf(page.text, address), ...leadsTo(page.location)])
      if (!known.has(next) && known.add(next)) open.push({ address: next, from: address });
  }
  return pages;
}

const leadsTo = (location: string | null) => (location?.startsWith("/") ? [location] : []);

/** The addresses on this site that links, pictures, scripts and style sheets of a page name. */
function linksOf(html: string, address: string): string[] {
  return [...html.matchAll(/<(?:a|link|img|script)\b[^>]*?\s(?:href|src)="([^"#][^"]*)"/g)]
    .map(
      ([, target = ""]) => new URL(target.replaceAll("&amp;", "&"), `http://localhost${address}`),
    )
    .filter(({ origin }) => origin === "http://localhost")
    .map(({ pathname, search }) => pathname + search);
}
