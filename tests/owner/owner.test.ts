import { expect, test } from "vitest";
import { copyProject } from "../setup/project-copy.ts";
import { type Edit, fewer, more } from "./edits.ts";
import { readServed } from "./served-copy.ts";

const UNIT_TESTS = ["run", "--project", "unit"];

test.each([
  ["more", more, ["content", "app"]],
  ["fewer", fewer, ["content"]],
])(
  "an owner edits one file each, %s than the sample has, and nothing else",
  { timeout: 600_000 },
  async (_, edits, tested) => {
    const copy = copyProject();
    try {
      for (const { file, change } of edits) copy.edit(file, change);
      const { code, said } = copy.run("node_modules/vitest/vitest.mjs", ...UNIT_TESTS, ...tested);
      expect(code, said).toBe(0);
      await expectServed(copy, edits);
    } finally {
      copy.remove();
    }
  },
);

test("wrong content stops the build with one sentence, first and alone", {
  timeout: 240_000,
}, () => {
  const copy = copyProject();
  try {
    copy.edit("content/inquiry/scores.ts", (text) => text.replace(/^ +solo: .*\n/m, ""));
    const build = copy.run("node_modules/.bin/react-router", "build");
    expect(build).toEqual({
      code: 1,
      said: "content/inquiry/questions.ts: businessProfile, option solo needs a score from 0 to 100 in content/inquiry/scores.ts.\n",
    });
    copy.write("content/legal/terms.mdx", "---\ntitle: Terms\n---\n<Box");
    expect(copy.run("scripts/serve.ts").said).toBe(build.said);
  } finally {
    copy.remove();
  }
});

async function expectServed(copy: ReturnType<typeof copyProject>, edits: Edit[]) {
  const addresses = edits.flatMap(({ shows = {}, hides = {} }) =>
    [shows, hides].flatMap(Object.keys),
  );
  const pages = await readServed(copy, [...new Set(addresses)]);
  for (const { file, shows = {}, hides = {} } of edits) {
    for (const [address, words] of Object.entries(shows))
      expect(pages.get(address), `${file} on ${address}`).toMatch(words);
    for (const [address, words] of Object.entries(hides))
      expect(pages.get(address), `${file} on ${address}`).not.toMatch(words);
  }
}
