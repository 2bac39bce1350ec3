import { expect, test } from "vitest";
import { builtText } from "~/features/editor/site-content.server";
import { LINKS_OF_TEXTS, LINKS_OF_WORDS } from "../../links.ts";
import { fill, openEditor, post, save } from "./content-editor.ts";

const ARTICLE = `---
title: "How to Light a Face"
excerpt: Two sentences. At most.
category: Tools
readTime: "8 min read"
publishDate: "2025-03-01"
metaDescription: For search engines.
---

## Below

Use a window.
`;

const SCRIPT = ["[x](javascript:alert)", "javascript:alert is left empty"] as [string, string];

test("a text is saved with the links that the build accepts, and no others", async () => {
  const editor = await openEditor("blog/how-to-light-a-face", ARTICLE);
  for (const [written, why] of [...LINKS_OF_TEXTS, SCRIPT]) {
    const answer = await save(editor, { "/body": `## Below\n\n${written}` });
    if (why)
      expect(answer, written).toMatchObject({
        page: { problems: [{ name: "/body", sentence: expect.stringContaining(why) }] },
      });
    else expect(answer, written).toHaveProperty("saved");
  }
});

test("a data file is saved with the links that the build accepts, and no others", async () => {
  const editor = await openEditor();
  for (const [written, why] of LINKS_OF_WORDS) {
    const answer = await save(editor, { "/question": written });
    if (why) {
      expect(answer, written).toMatchObject({ page: { problems: [{ name: "/question" }] } });
      const said = JSON.stringify(answer).toLowerCase();
      expect(said).toContain(why.toLowerCase());
    } else expect(answer, written).toHaveProperty("saved");
  }
});

test("a question that was deleted in the repository is no place any more, though the site still shows it", async () => {
  const editor = await openEditor("blog/how-to-light-a-face", ARTICLE);
  const link = { "/body": "[long](/faq#long-form-youtube)" };
  const fields = await fill(editor, link);
  const written = builtText("faq");
  const gone = written.replace(/ {2}- id: long-form-youtube\n(?: {4}.*\n)+/, "");
  expect(gone.length).toBeLessThan(written.length);
  await editor.putByHand(gone, "faq");
  expect(await post(editor, fields)).toMatchObject({ status: 422 });
  await editor.putByHand(written, "faq");
  expect(await post(editor, fields)).toHaveProperty("saved");
});
