// In scripts/, because projects that are copied for a test have no git, and do not run these tests.
import { afterAll, expect, test } from "vitest";
import { findImported } from "../plugins/check-content/unreadable.ts";
import { copyProject } from "../tests/setup/project-copy.ts";

const files = findImported();
// One for each plugin that reads content in a way of its own; each takes a second.
const some = ["brand", "offers"].map((name) => `content/${name}.ts`);
const copy = copyProject();
afterAll(copy.remove);

test("files that only one plugin imports are among those that are read first", () => {
  const others = ["content/site.ts"];
  expect(files).toEqual(expect.arrayContaining([...some, ...others]));
});

test.each(some)("a word without quotes in %s is explained, without a stack", (file) => {
  let text = "";
  copy.edit(file, (whole) => {
    text = whole;
    return `${whole}export const title = Rainlight;\n`;
  });
  const { code, said } = copy.run("scripts/check-content.ts");
  copy.write(file, text);
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringMatching(
      new RegExp(`^${file}: line \\d+, .*: the text has no quotes\\. Write: "Rainlight"\n$`),
    ),
  });
});
