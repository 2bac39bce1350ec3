import { expect, test } from "vitest";
import { plainMarkdown } from "./plain-markdown.ts";

const plain = (mdx: string) => plainMarkdown(mdx, (picture) => `/assets/${picture}`);

test("components become Markdown", () => {
  expect(
    plain(`<Stats>
  <Stat value="$800" label="per employee" />
  <Stat value="78%" label="retention" />
</Stats>

<Comparison caption="Two lamps">

| Lamp | Price |
|---|--:|
| Key | $40 |

</Comparison>

The end.`),
  ).toBe(`- **$800**: per employee
- **78%**: retention

**Two lamps**

| Lamp | Price |
|---|--:|
| Key | $40 |

The end.`);
});

test("a worksheet becomes the lines it asks for, by the letters that the text calls them", () => {
  const lines = plain("<RoiWorksheet />").split("\n");
  expect(lines.map((line) => line.slice(4, 6)).join("")).toBe("A.B.C.D.E.F.G.H.I.J.K.");
  expect(lines[3]).toBe(
    "- **D. Setup cost, once** ($, such as 6500): The production, plus the hours your own people spend on scripts and approvals.",
  );
});

test("a picture inside a component gets its address", () => {
  expect(plain('<Callout title="Look">\n\nHere: ![A [bright] lamp](lamp.jpg)\n\n</Callout>')).toBe(
    "> **Look**\n>\n> Here: ![A \\[bright\\] lamp](/assets/lamp.jpg)",
  );
});

test("the setup card stands where an article shows it", () => {
  const card = plain("Before.\n\n<SetupCard />\n\nAfter.");
  expect(card).toMatch(/^Before\.\n\n> \*\*The setup card\*\*\n>\n> - \*\*Microphone:\*\* .+/);
  expect(card).toMatch(/\n> - \*\*File names:\*\* .+\n\nAfter\.$/);
});

test("what an example of code shows is no component and no picture", () => {
  const example = "```mdx\n<Stats>\n\n\n![A lamp](lamp.jpg)\n</Stats>\n```";
  expect(plain(`Write:\n\n${example}\n\nand \`![this](that.jpg)\`.`)).toBe(
    `Write:\n\n${example}\n\nand \`![this](that.jpg)\`.`,
  );
});
