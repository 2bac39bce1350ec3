import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyProject } from "../setup/project-copy.ts";
import { becomeSmall } from "./small-studio.ts";

const copy = copyProject(/^generated\//);

beforeAll(() => {
  rmSync(path.join(copy.root, "generated"));
  // Tests copy the files that git would keep; those that are linked here, it would not ignore.
  execFileSync("git", ["init", "--quiet"], { cwd: copy.root });
  writeFileSync(path.join(copy.root, ".git/info/exclude"), "node_modules\n.cache\n");
  becomeSmall(copy);
});
afterAll(copy.remove);

test.each(["check", "check:code"])(
  "npm run %s is green at a smaller studio in one place, without the sample",
  (check) => {
    const { code, said } = copy.npm(check);
    expect(code, said).toBe(0);
  },
);
