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

test("a worksheet becomes a list of its fields", () => {
  const lines = plain("<RoiWorksheet />").split("\n");
  expect(lines.map((line) => line.slice(4, 6)).join("")).toBe("A.B.C.D.E.F.G.H.I.J.K.");
  expect(lines[3]).toBe(
    "- **D. Setup cost, once** ($, such as 6500): The production, plus the hours your own people spend on scripts and approvals.",
  );
});

test("a picture inside a component gets its URL", () => {
  expect(plain('<Callout title="Look">\n\nHere: ![A [bright] lamp](lamp.jpg)\n\n</Callout>')).toBe(
    "> **Look**\n>\n> Here: ![A \\[bright\\] lamp](/assets/lamp.jpg)",
  );
});

test("the setup card is rendered as Markdown", () => {
  const card = plain("Before.\n\n<SetupCard />\n\nAfter.");
  expect(card).toMatch(/^Before\.\n\n> \*\*The setup card\*\*\n>\n> - \*\*Microphone:\*\* .+/);
  expect(card).toMatch(/\n> - \*\*File names:\*\* .+\n\nAfter\.$/);
});

test("components and pictures in code examples are left as text", () => {
  const example = "```mdx\n<Stats>\n\n\n![A lamp](lamp.jpg)\n</Stats>\n```";
  expect(plain(`Write:\n\n${example}\n\nand \`![this](that.jpg)\`.`)).toBe(
    `Write:\n\n${example}\n\nand \`![this](that.jpg)\`.`,
  );
});
