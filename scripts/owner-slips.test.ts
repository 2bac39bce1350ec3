// In scripts/, because projects that are copied for a test have no git, and do not run these tests.
import { afterAll, afterEach, expect, test } from "vitest";
import { copyProject } from "../tests/setup/project-copy.ts";

const copy = copyProject();
const undo: (() => void)[] = [];
afterEach(() => {
  for (const restore of undo.splice(0)) restore();
});
afterAll(copy.remove);

type Slip = [file: string, right: string | RegExp, wrong: string];

function make([file, right, wrong]: Slip) {
  copy.edit(file, (text) => {
    undo.push(() => copy.write(file, text));
    return text.replace(right, wrong);
  });
}

const CHECK = "scripts/check-content.ts";
const WRONG_COLOR: Slip = ["content/brand.ts", /ink: "[^"]*"/, 'ink: "blakc"'];
const NO_COLOR =
  'content/brand.ts colors: ink must be a color such as "#e8a33d", "gold" or "oklch(0.81 0.14 72)", not "blakc".\n';

// A checker runs in seconds on a busy machine.
const patient = { timeout: 60_000 };

test("wrong names are told where they stand, with where the right ones are", patient, () => {
  make(["content/explore-more.ts", '"chair"', '"chiar"']);
  make(["content/images.ts", '"van.avif"', '"vna.avif"']);
  make(["content/images.ts", "  van: {", '  spare: { file: "no.jpg", alt: "Nothing" },\n  van: {']);
  make(["content/blog/mobile-video-production/index.mdx", /category: .*/, "category: Gear"]);
  make(["content/work/one-cup/index.mdx", /kind: .*/, "kind: launch"]);
  const { code, said } = copy.run(CHECK);
  expect(code).toBe(1);
  for (const sentence of [
    /^content\/explore-more\.ts: about, .*, images: there is no picture "chiar" in content\/images\.ts\. Write .* chair,/m,
    /^content\/images\.ts: images, van, file \(shown by content\/images\.ts: pageImages, \/about-us, hero\): there is no picture vna\.avif/m,
    /^content\/images\.ts: images, spare, file: there is no picture no\.jpg/m,
    /index\.mdx: category must be one of content\/article-categories\.ts: .*, not "Gear"\.$/m,
    /index\.mdx: kind must be one of content\/film-kinds\.ts: .*, not "launch"\.$/m,
  ])
    expect(said).toMatch(sentence);
});

test.each([
  [CHECK, "--readable"],
  ["scripts/pictures.ts"],
  ["scripts/new.ts", "film", "--title", "Two Cups", "--at", "https://vimeo.com/76979871"],
])("%s refuses a color that does not exist, in plain words", patient, (script, ...args) => {
  make(WRONG_COLOR);
  expect(copy.run(script, ...args)).toEqual({ code: 1, said: NO_COLOR });
});

test("a command that needs content says in plain words that it cannot be read", patient, () => {
  make(["content/brand.ts", /name: ".*"/, "name: Acme"]);
  expect(copy.run("scripts/leads.ts")).toEqual({
    code: 1,
    said: expect.stringMatching(/^content\/brand\.ts: line \d+, .*the text has no quotes\..*\n$/),
  });
});

test.each([
  ["FAQ", "/faq is another page of this site already."],
  ["Team", "/team leads to /company/team already."],
  ["Lamp Hire", "/lamp-hire is that of content/own-pages/lamps.mdx too."],
])("npm run new -- page refuses %s: %s", patient, (title, why) => {
  const fields = 'path: /lamp-hire\nname: "Lamps"\ntitle: "Lamps"\ndescription: "Lamps."';
  copy.write(
    "content/own-pages/lamps.mdx",
    `---\n${fields}\nupdated: "2026-11-22"\n---\n\nOurs.\n`,
  );
  expect(copy.run("scripts/new.ts", "page", "--title", title)).toEqual({
    code: 1,
    said: `${why} Choose another title.\n`,
  });
});
