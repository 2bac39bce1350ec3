import { expect, test } from "vitest";
import { TEXT_COMPONENTS } from "~/content/mdx/components";
import { openFile } from "~/features/editor/files/file-page.server";
import { builtText, folderOfText, listNames } from "~/features/editor/files/site-content.server";
import { fill, listControls, openEditor, post, save } from "./content-editor.ts";

const NAME = "blog/how-to-light-a-face";
const ARTICLE = `---
title: "How to Light a Face" # as on cards
excerpt: Two sentences. At most.
category: Tools
tags: [lighting]
readTime: "8 min read"
publishDate: "2025-03-01"
metaDescription: For search engines.
keywords: ["lighting"]
relatedLinks:
  - { title: "Contact", href: /contact, description: "Ask us." }
---

Use a window.

## Where the lamp goes

It costs {price:coaching}.

<Callout title="Also">

Wipe the **lens**.

</Callout>
`;

const openArticle = (text = ARTICLE) => openEditor(NAME, text);

test("every article, film and page has a form, and saved unchanged it changes nothing", async () => {
  const names = listNames().filter((name) => folderOfText(name));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const editor = await openEditor(name, builtText(name));
    expect(await save(editor, {}), name).toMatchObject({ page: { note: "nothingChanged" } });
  }
});

test("a changed paragraph and a changed field are two lines of the file, and listed before", async () => {
  const editor = await openArticle();
  const page = await openFile(editor.store, NAME);
  expect(page).toMatchObject({ title: "How to Light a Face", text: null });
  const examples = page?.components?.examples.join();
  for (const name of Object.keys(TEXT_COMPONENTS)) expect(examples).toContain(`<${name}`);
  const fields = await fill(editor, { "/excerpt": "One: sentence.  " });
  const body = fields.get("/body") ?? "";
  fields.set(
    "/body",
    body.replaceAll("\n", "\r\n").replace("a window", "a 🪟 \u05d7\u05dc\u05d5\u05df"),
  );
  const looked = await post(editor, new URLSearchParams([...fields, ["intent", "review"]]));
  expect(looked).toMatchObject({
    page: {
      changes: [
        { kind: "changed", before: "Two sentences. At most.", after: "One: sentence." },
        { kind: "changed", before: "Use a window.", after: "Use a 🪟 \u05d7\u05dc\u05d5\u05df." },
      ],
    },
  });
  expect(await post(editor, fields)).toHaveProperty("saved");
  expect((await editor.stored())?.text).toBe(
    ARTICLE.replace("Two sentences. At most.", '"One: sentence."').replace(
      "a window",
      "a 🪟 \u05d7\u05dc\u05d5\u05df",
    ),
  );
  const [commit] = await editor.commits();
  expect(commit?.message).toBe(
    "How to Light a Face: Summary: “One: sentence.”, Text: “Use a 🪟 \u05d7\u05dc\u05d5\u05df.”",
  );
});

test.each([
  ["<script src='https://evil.test/x.js'></script>", /no HTML such as <script>/],
  ["<style>p</style>", /no HTML such as <style>/],
  ["<iframe src='https://evil.test'></iframe>", /no HTML such as <iframe>/],
  ['<h2 class="MsoNormal">Pasted</h2>', /no HTML such as <h2>\. Write ## Heading/],
  ["<p onclick='x()'>x</p>", /no HTML such as <p>/],
  ['import x from "x"', /import and export are code/],
  ["export const a = 1", /import and export are code/],
  ["{process.env.KEY}", /a \{ inserts a fact/],
  ["It costs {price:coching}", /there is no \{price:coching\} to insert/],
  ["If x <5 then", /“If x <5 then”: a < begins a component/],
  ["<Callout>\n\nx", /<Callout> is not closed/],
  ["<Box>x</Box>", /there is no component Box/],
  ['<Callout title="x" style="color: red">x</Callout>', /not style: remove style/],
  ["![A lamp](lamp.jpg)", /There is no file lamp\.jpg beside the text/],
  ["![A lamp][1]\n\n[1]: https://x.test/lamp.jpg", /There is no file https:/],
  ["[x](/no-such-page)", /no page of this site/],
])("%j is refused in a text, with the sentence of the build", async (typed, why) => {
  const editor = await openArticle();
  const answer = await save(editor, { "/body": `Before.\n\n${typed}` });
  expect(answer).toMatchObject({ status: 422, page: { note: "problems" } });
  const { page } = answer as Extract<typeof answer, { status: number }>;
  expect(page.problems).toMatchObject([{ name: "/body", sentence: expect.stringMatching(why) }]);
  expect(listControls(page)).toContainEqual(["/body", `Before.\n\n${typed}`]);
  expect(await editor.commits()).toEqual([]);
});

test("fields of an article are refused as the build refuses them", async () => {
  const editor = await openArticle();
  const answer = await save(editor, {
    ...{ "/title": "x\u0000\u200b ".repeat(3), "/excerpt": "<b>x</b>", "/category": "Gear" },
    ...{
      "/publishDate": "2999-01-01",
      "/cover": "cover.jpg",
      "/metaDescription": "x".repeat(5_000),
    },
    "/body": "",
  });
  const { page } = answer as Extract<typeof answer, { status: number }>;
  expect(page.problems.map(({ name }) => name).toSorted()).toEqual([
    ...["/category", "/excerpt", "/metaDescription", "/publishDate"],
  ]);
});

test("what a film names, and what its fields need of each other, is checked as by the build", async () => {
  const name = listNames().find((it) => it.startsWith("work/")) ?? "";
  const editor = await openEditor(name, builtText(name));
  const typed = { "/offer": "gold", "/articles#order": "n1", "/articles/n1": "no-such-article" };
  const answer = await save(editor, { ...typed, "/hostedAt": "https://vimeo.com/1" });
  if (!answer || !("page" in answer)) return expect.unreachable("saved");
  expect(answer.page.problems.map((it) => it.name)).toEqual(
    expect.arrayContaining(["/offer", "/articles", "/hostedAt"]),
  );
});

test("a heading that links lead to stays until they are changed", async () => {
  const editor = await openArticle(ARTICLE.replace("Use a", "[Below](#where-the-lamp-goes): a"));
  const renamed =
    (await fill(editor, {})).get("/body")?.replace("Where the lamp", "Where it") ?? "";
  const answer = await save(editor, { "/body": renamed });
  expect(answer).toMatchObject({ status: 422 });
  expect(JSON.stringify(answer)).toContain("Links to the heading #where-the-lamp-goes");
  const both = renamed.replace("#where-the-lamp-goes", "#where-it-goes");
  expect(await save(editor, { "/body": both })).toHaveProperty("saved");
});

test("an article that somebody else changed shows the lines that differ, and is not overwritten", async () => {
  const editor = await openArticle();
  const fields = await fill(editor, { "/body": "Mine." });
  await editor.putByHand(ARTICLE.replace("a window", "two windows"));
  const answer = await post(editor, fields);
  expect(answer).toMatchObject({ status: 409, page: { note: "contested" } });
  expect(JSON.stringify(answer)).toContain("Use two windows.");
  const { page } = answer as Extract<typeof answer, { status: number }>;
  expect(listControls(page)).toContainEqual(["/body", "Mine."]);
});

test("a file that cannot be read is shown and mended as text, with the same checks", async () => {
  const broken = ARTICLE.replace("# as on cards", "").replace('Face"', "Face");
  const editor = await openArticle(broken);
  const page = await openFile(editor.store, NAME);
  expect(page).toMatchObject({ form: null, text: broken });
  const script = ARTICLE.replace("Use a window.", "<script>x</script>");
  expect(await save(editor, { text: script })).toMatchObject({ status: 422 });
  expect(await save(editor, { text: ARTICLE })).toHaveProperty("saved");
  expect((await editor.stored())?.text).toBe(ARTICLE);
});
