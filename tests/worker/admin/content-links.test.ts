import { expect, test } from "vitest";
import { builtText, listNames } from "~/features/editor/files/site-content.server";
import { LINKS_OF_TEXTS, LINKS_OF_WORDS } from "../../links.ts";
import { author, fill, openEditor, post, save } from "./content-editor.ts";

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

test("a page that was deleted in the repository is refused, and one that is newer than the site is not", async () => {
  const editor = await openEditor("blog/how-to-light-a-face", ARTICLE);
  const other = "blog/how-to-light-a-room";
  const link = { "/body": `[light](/${other})` };
  expect(await save(editor, link)).toMatchObject({ status: 422 });
  await editor.putByHand(ARTICLE, other);
  expect(await save(editor, link)).toHaveProperty("saved");
  const built = listNames().find((it) => it.startsWith("blog/") && it !== editor.name) ?? "";
  const linked = { "/body": `[light](/${built})` };
  expect(await save(editor, linked)).toMatchObject({
    page: { problems: [{ sentence: expect.stringContaining(`/${built} is no page`) }] },
  });
  // That others still link to it does not make it a page.
  await editor.putByHand(ARTICLE.replace("Use a window.", `[x](/${built})`), other);
  expect(await save(editor, linked)).toMatchObject({ status: 422 });
  const formerly = `formerly:\n  - /blog/x\n  - /${built}\n---\n\n## Below`;
  await editor.putByHand(ARTICLE.replace("---\n\n## Below", formerly), other);
  expect(await save(editor, linked)).toHaveProperty("saved");
});

test("a film names articles that the repository has, and no others", async () => {
  const film = listNames().find((it) => it.startsWith("work/")) ?? "";
  const text = builtText(film).replace(/^articles:.*\n(?: +- .*\n)*/m, "");
  const editor = await openEditor(film, text);
  for (const [, file = ""] of text.matchAll(/^(?:poster|film|preview|captions): (\S+)$/gm))
    await editor.store.add(`content/${film}/${file}`, new Blob(["x"]), { message: "m", author });
  const [built = ""] = listNames().filter((it) => it.startsWith("blog/"));
  const name = (slug: string) => save(editor, { "/articles#order": "n1", "/articles/n1": slug });
  expect(await name(built.slice("blog/".length))).toMatchObject({ status: 422 });
  expect(await name("how-to-light-a-room")).toMatchObject({ status: 422 });
  await editor.putByHand(ARTICLE, "blog/how-to-light-a-room");
  expect(await name("how-to-light-a-room")).toHaveProperty("saved");
});
