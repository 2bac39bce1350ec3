import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { copyProject } from "../setup/project-copy.ts";
import { visitBuild } from "../setup/visit-build.ts";
import { fewer } from "./edits.ts";
import { expectEdits } from "./expect-edits.ts";

const copy = copyProject();
afterAll(copy.remove);

const SECRET = "secret-of-this-machine-0123456789";
const STUDIOS = "export const studios = [";
const studio = `{
  slug: "boise-id", city: "Boise", region: "ID", regionName: "Idaho", country: "US", phone: phone("(208) 555-0117"),
  hours: { days: "Every day", opens: "08:00", closes: "16:00", zone: "Mountain time" },
},`;

test("an owner has fewer than the sample has, a studio without its page, and touches no test", async () => {
  for (const { file, change } of fewer) copy.edit(file, change);
  const tests = copy.run("node_modules/vitest/vitest.mjs", "run", "--project", "unit", "content");
  expect(tests.code, tests.said).toBe(0);
  copy.edit("content/brand.ts", (text) => text.replace(STUDIOS, `${STUDIOS}${studio}`));
  copy.write(".dev.vars", `SESSION_SECRET=${SECRET}\n`);
  const { code, said } = copy.build();
  expect(code, said).toBe(0);
  expect(said).not.toContain(SECRET);
  expect(filesBelow("build").filter((file) => file.includes(SECRET))).toEqual([]);
  const visit = await visitBuild(copy.root);
  await expectEdits(visit, fewer);
  expect((await visit("/")).text.replaceAll("<!-- -->", "")).toMatch(/Boise ID, Bellevue WA/);
  expect((await visit("/llms.txt")).text).toMatch(/\[Boise, ID\]\([^)]*\/contact\)/);
});

test("wrong content stops the build with one sentence, first and alone", () => {
  copy.edit("content/inquiry/scores.ts", (text) => text.replace(/^ +solo: .*\n/m, ""));
  const build = copy.run("node_modules/.bin/react-router", "build");
  expect(build).toEqual({
    code: 1,
    said: "content/inquiry/questions.ts: businessProfile, option solo needs a score from 0 to 100 in content/inquiry/scores.ts.\n",
  });
  copy.write("content/legal/terms.mdx", "---\ntitle: Terms\n---\n<Box");
  expect(copy.run("scripts/start.ts").said).toBe(build.said);
});

function filesBelow(folder: string): string[] {
  const entries = readdirSync(path.join(copy.root, folder), {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), "latin1"));
}
