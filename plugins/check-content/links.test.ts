import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { parseYaml } from "../../app/content/parse-yaml.ts";
import { optionalPages } from "../../app/seo/optional-pages.ts";
import { LINKS_OF_TEXTS, LINKS_OF_WORDS } from "../../tests/links.ts";
import { compileMdx } from "../mdx/compile-mdx.ts";
import type { MdxFile } from "../mdx/mdx.ts";
import { findDead, linksOfData, linksOfText } from "./links.ts";
import { readSite } from "./page-problems.ts";

const article = {
  kind: "article",
  file: "content/blog/one/index.mdx",
  html: '<h2 id="light">Light</h2>',
  frontmatter: { slug: "one", relatedLinks: [] },
} as unknown as MdxFile;
const site = { ...readSite([article]), isAbsent: () => false };
const links = (written: string, file = "content/x.yaml") =>
  linksOfData(parseYaml(file, new TextEncoder().encode(written)));
const dead = (written: string) => findDead(links(written), [article], site).join("\n");

test.each([
  '{ href: "/faq" }',
  '{ href: "/video-packages?tab=bundles" }',
  '{ href: "/#services" }',
  '{ href: "/team" }',
  '{ href: "/blog/one#light" }',
  '{ href: "https://studio.example/nowhere" }',
  '{ href: "/inquiry/service?flow=short&timeline=asap" }',
  '{ answer: "See [the terms](/terms)." }',
  '{ unit: "/month" }',
])("%s leads somewhere", (value) => {
  expect(dead(value)).toBe("");
});

test.each([
  ['{ href: "/contacts" }', "/contacts is no page of this site. Write /contact if you mean that"],
  ['{ href: "/about/us/contact" }', "Write /contact if you mean that"],
  ['{ href: "/shop" }', "Write the address of a page, such as /contact, or remove the link."],
  ['{ serviceUrl: "/blog/two" }', "/blog/two is no page of this site."],
  ['{ contactHref: "/locations/oslo-no" }', "/locations/oslo-no is no page"],
  ['{ href: "/buy/nothing" }', "/buy/nothing is no page"],
  ['{ href: "/blog/one#lihgt" }', "/blog/one has no place #lihgt. Write one of #light"],
  ['{ href: "/#nowhere" }', "/ has no place #nowhere."],
  ['{ answer: "See [the terms](/term)." }', "/term is no page of this site. Write /terms"],
  ['{ "/nowhere": { hero: "desk" } }', "/nowhere is no page"],
  ['{ mp4: "/film/none.mp4" }', "there is no file public/film/none.mp4"],
])("%s is named with its line: %s", (value, why) => {
  expect(dead(value)).toMatch(/^content\/x\.yaml: line 1, `/);
  expect(dead(value)).toContain(why);
});

test.each(optionalPages)(
  "without %s, menus do without it and texts that lead to it are named",
  (path) => {
    const without = { ...site, isAbsent: (address: string) => address === path };
    const written = `href: ${path}`;
    expect(findDead(links(written, "content/navigation.yaml"), [], without)).toEqual([]);
    expect(findDead(links(written, "content/about.yaml"), [], without)).toEqual([
      expect.stringContaining(`${path} is not in content/pages.yaml. Add it there, write another`),
    ]);
  },
);

test("a refused link stops no build, an empty one does, with its line", async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), "studio-site-links-")), "page.mdx");
  await writeFile(file, "---\ntitle: A\n---\n\n[Call](tel:+1)\n\n[Nothing]()\n");
  const text = { ...article, file, html: '<a href="">Call</a>', refusedUrls: ["tel:+1"] };
  expect(findDead(linksOfText(text), [], site)).toEqual([]);
  const both = { ...text, html: `${text.html}<a href="">Nothing</a>` };
  expect(findDead(linksOfText(both), [], site)).toEqual([
    expect.stringMatching(/line 7, `\[Nothing\]\(\)`: an empty address leads nowhere/),
  ]);
});

test.each(LINKS_OF_WORDS)("%j of a data file: %s", (written, why) => {
  expect(dead(JSON.stringify({ answer: written }))).toEqual(
    why ? expect.stringContaining(why) : "",
  );
});

test.each(LINKS_OF_TEXTS)("%j of a text: %s", async (written, why) => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), "studio-site-links-")), "page.mdx");
  await writeFile(file, `---\ntitle: A\n---\n\n## Below\n\n${written}\n`);
  const compiled = await compileMdx(file, { schema: z.strictObject({ title: z.string() }) });
  const text = { ...article, file, ...compiled } as unknown as MdxFile;
  const said = findDead(linksOfText(text), [text], site).join("\n");
  expect(said).toEqual(why ? expect.stringContaining(why) : "");
});
