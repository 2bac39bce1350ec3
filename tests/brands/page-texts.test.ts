import { cpSync, globSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isUsed } from "../../app/content/page-texts.ts";
import { listPageTexts } from "../../plugins/content/languages.ts";
import { copyProject } from "../setup/project-copy.ts";
import { codedLanguage } from "./coded-language.ts";
import { crawlBuild, type Page } from "./crawl-build.ts";

/** Urdu, which is read from right to left. */
const LANGUAGE = "ur";
/** Without its home page a language is not there, and films and articles are shown where they have pages. */
const THERE = ["/", "/work", "/blog"];
const copy = copyProject();
const { files, textsIn } = codedLanguage(LANGUAGE);
let pages: Page[] = [];

beforeAll(async () => {
  for (const [file, text] of files) copy.write(`content/${LANGUAGE}/${file}`, text);
  for (const file of globSync("content/{legal,own-pages,blog/*,work/*}/*.mdx", { cwd: copy.root }))
    cpSync(
      path.join(copy.root, file),
      path.join(copy.root, file.replace("content", `content/${LANGUAGE}`)),
    );
  vi.stubEnv("CONTENT_LANGUAGE", LANGUAGE);
  const { code, said } = copy.build();
  vi.unstubAllEnvs();
  if (code !== 0) throw new Error(said);
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  pages = (await crawlBuild(copy.root)).filter(({ text }) => text.startsWith("<!DOCTYPE html>"));
  errors.mockRestore();
});
afterAll(copy.remove);

test("a page shows no text but those that make it complete in a language", () => {
  const uses = [...listPageTexts()];
  const shown = new Set<string>();
  const others = new Set<string>();
  for (const { address, text } of pages) {
    const { pathname } = new URL(address, "http://localhost");
    const own = uses.filter(([page]) => `${pathname}/`.startsWith(`${page}/`));
    const there = uses.filter(([page]) => THERE.includes(page)).concat(own);
    for (const { file, name } of textsIn(withoutData(text))) {
      shown.add(`${file}: ${name}`);
      const isThere = there.some(([, ofPage]) => isUsed(ofPage, file.replace(".yaml", ""), name));
      if (!isThere) others.add(`${own.at(-1)?.[0] ?? pathname}: ${file}: ${name}`);
    }
  }
  expect([...others]).toEqual([]);
  expect(shown.size).toBeGreaterThan(1000);
});

test("a language that is read from right to left has its pages turned", () => {
  for (const { text, address } of pages) {
    expect(text, address).toContain(`<html lang="${LANGUAGE}" dir="rtl">`);
    expect(text, address).toMatch(/href="\/assets\/right-to-left-[\w-]+\.css"/);
  }
});

/** With structured data, but without the data of scripts. */
const withoutData = (html: string) =>
  html.replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, "");
