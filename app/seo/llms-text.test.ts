import { expect, test } from "vitest";
import { llmsText } from "./llms-text";

test("a name, a summary and lists of links, as Markdown", () => {
  const text = llmsText("Studio", "Films.", [
    { heading: "Nothing yet", links: [] },
    {
      heading: "Contact",
      links: [
        { name: "Form", href: "https://studio.test/contact" },
        { name: "E-mail", href: "mailto:a@studio.test", note: "any time" },
      ],
    },
  ]);
  expect(text).toBe(
    "# Studio\n\n> Films.\n\n## Contact\n\n- [Form](https://studio.test/contact)\n- [E-mail](mailto:a@studio.test): any time\n",
  );
});
