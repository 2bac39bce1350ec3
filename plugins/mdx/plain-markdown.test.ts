import { expect, test } from "vitest";
import { parseMdx } from "../../app/content/mdx/parse-mdx.ts";
import { plainMarkdown } from "./plain-markdown.ts";

const plain = (mdx: string) => plainMarkdown(mdx, parseMdx(mdx), (picture) => `/assets/${picture}`);

test.each([
  ['<Stats>\n  <Stat value="$800" label="per employee" />\n</Stats>', "- **$800**: per employee"],
  [
    '<Comparison caption="Two lamps">\n\n| Lamp | Price |\n|---|--:|\n| Key | $40 |\n\n</Comparison>\n\nEnd.',
    "**Two lamps**\n\n| Lamp | Price |\n|---|--:|\n| Key | $40 |\n\nEnd.",
  ],
  [
    '<Callout title="Look">\n\nHere: ![A [bright] lamp](lamp.jpg)\n\n</Callout>',
    "> **Look**\n>\n> Here: ![A \\[bright\\] lamp](/assets/lamp.jpg)",
  ],
  ...["```mdx\n<Stats>\n\n\n![A lamp](lamp.jpg)\n</Stats>\n```", "`![this](that.jpg)`."].map(
    (same) => [`Write:\n\n${same}`, `Write:\n\n${same}`],
  ),
])("%j becomes Markdown, examples of code stay", (mdx, markdown) => {
  expect(plain(mdx)).toBe(markdown);
});

test("a worksheet and the setup card become lists", () => {
  const lines = plain("<RoiWorksheet />").split("\n");
  expect(lines.map((line) => line.slice(4, 6)).join("")).toBe("A.B.C.D.E.F.G.H.I.J.K.");
  expect(lines[3]).toMatch(/^- \*\*D\. .+\*\* \(\$, such as \d+\): /);
  expect(plain("Before.\n\n<SetupCard />\n\nAfter.")).toMatch(
    /^Before\.\n\n> \*\*.+\*\*\n>\n> - \*\*.+:\*\* .+(?:\n.*)*\n> - \*\*.+:\*\* .+\n\nAfter\.$/,
  );
});
