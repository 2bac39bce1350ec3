import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import {
  changeAddress,
  deleteEntry,
  describeRemoval,
} from "~/features/editor/entries/entry-acts.server";
import { openNew, postNew } from "~/features/editor/entries/new-text.server";
import { openFile } from "~/features/editor/files/file-page.server";
import { listFiles } from "~/features/editor/files/list-files.server";
import {
  builtText,
  builtTexts,
  listNames,
  storedTexts,
  type Texts,
} from "~/features/editor/files/site-content.server";
import { fieldAt } from "~/features/editor/form/fields";
import { openPictureBeside } from "~/features/editor/pictures/pictures.server";
import { addTextPicture, listTextPictures } from "~/features/editor/pictures/text-pictures.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { githubClient } from "../../stand-ins/client.ts";
import { author, fill, listControls, openEditor, post, save, undo } from "./content-editor.ts";

const github = githubClient(env.GITHUB);
const about = { message: "By hand", author };
const place = { author, served: [], isRoute: (address: string) => address.startsWith("/blog/") };
const PICTURE = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]);

/** The head of a picture of 500 by 400 px. */
const PNG = new Blob([
  new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  "IHDR",
  new Uint8Array([0, 0, 1, 0xf4, 0, 0, 1, 0x90, 8, 2, 0, 0, 0]),
]);

/** A repository with the texts of this site that the tests change. */
async function openSite(host: "github" | "gitlab" = "github") {
  const editor = await openEditor("consent", undefined, host);
  for (const [path, text] of Object.entries(builtTexts))
    if (/^\/content\/(blog|work|own-pages)\//.test(path))
      await editor.store.add(path.slice(1), new Blob([text]), about);
  return editor;
}

const [article = "", other = ""] = listNames().filter((name) => name.startsWith("blog/"));

function writeNew(folder: "blog" | "own-pages", changes: Record<string, string>) {
  const fields = new URLSearchParams(listControls(openNew(folder)));
  for (const [field, value] of Object.entries(changes)) fields.set(field, value);
  return fields;
}

const ARTICLE = {
  ...{ "/title": "Light: a Face", "/excerpt": "Two sentences.", "/category": "Tools" },
  ...{ "/tags#order": "n1", "/tags/n1": "lighting", "/keywords#order": "n1" },
  ...{ "/relatedLinks#order": "n1", "/readTime": "8 min read", "/publishDate": "2025-03-01" },
  ...{ "/metaDescription": "For search engines.", "/keywords/n1": "lighting" },
  ...{ "/relatedLinks/n1/title": "Contact", "/relatedLinks/n1/href": "/contact" },
  ...{
    "/relatedLinks/n1/description": "Ask us.",
    "/body": "Use a window.\r\n\r\n## \u05d0\u05d5\u05e8 💡",
  },
};

const WRITTEN = `---
title: "Light: a Face"
excerpt: Two sentences.
category: Tools
tags:
  - lighting
readTime: 8 min read
publishDate: 2025-03-01
metaDescription: For search engines.
keywords:
  - lighting
relatedLinks:
  - title: Contact
    href: /contact
    description: Ask us.
---

Use a window.

## \u05d0\u05d5\u05e8 💡
`;

const coverOf = (page: Awaited<ReturnType<typeof openFile>>) =>
  page?.form ? fieldAt(page.form, "/cover") : undefined;

test.each(["github", "gitlab"] as const)(
  "a new article on %s is one file, at an address made from its title, and then gets a picture",
  async (host) => {
    const { store, commits } = await openSite(host);
    const before = (await commits()).length;
    const fields = writeNew("blog", ARTICLE);
    const write = (extra: [string, string][] = []) =>
      postNew(store, "blog", {
        ...{ ...place, fields: new URLSearchParams([...fields, ...extra]), refusal: null },
      });
    expect(await write([["intent", "review"]])).toMatchObject({
      page: { changes: [{ kind: "added", after: expect.stringContaining("Tools") }] },
    });
    const twice = await Promise.all([write(), write()]);
    for (const answer of [...twice, await write()])
      expect(answer).toMatchObject({ saved: expect.any(String), name: "blog/light-a-face" });
    const path = "content/blog/light-a-face/index.mdx";
    expect((await store.read(path))?.text).toBe(WRITTEN);
    const [commit] = await commits();
    expect([(await commits()).length - before, commit?.message]).toEqual([1, "New: Light: a Face"]);
    const editor = { store, name: "blog/light-a-face" };
    const withPicture = await fill(editor, {
      ...{ "/cover": "lamp.png", "/body": "![A lamp](lamp.png)\n\nUse a window." },
    });
    expect(await post(editor, withPicture)).toMatchObject({ status: 422 });
    const lamp = Object.assign(PNG, { name: "Lamp.PNG" });
    const upload = () => addTextPicture(store, editor.name, { file: lamp, author });
    for (const answer of [await upload(), await upload()]) expect(answer).toHaveProperty("saved");
    expect((await listTextPictures(store, editor.name))?.pictures).toEqual(["lamp.png"]);
    const seen = await openPictureBeside(store, editor.name, "lamp.png");
    await seen?.body.cancel();
    expect(seen?.size).toMatchObject({ width: 500, height: 400 });
    expect(await openPictureBeside(store, "consent", "lamp.png")).toBeNull();
    const unused = await openFile(store, editor.name);
    expect(coverOf(unused)).toMatchObject({ options: [{ value: "lamp.png", label: "lamp.png" }] });
    expect(await post(editor, withPicture)).toHaveProperty("saved");
    const shown = await openFile(store, editor.name);
    expect(coverOf(shown)).toMatchObject({ options: [{ label: "lamp.png: A lamp" }] });
    expect((await store.read(path))?.text).toBe(
      WRITTEN.replace(
        "publishDate: 2025-03-01\n",
        "publishDate: 2025-03-01\ncover: lamp.png\n",
      ).replace(/Use a window[\s\S]*$/, "![A lamp](lamp.png)\n\nUse a window.\n"),
    );
  },
);

test("a new page has its address from its title, and one that is taken is refused with what was typed", async () => {
  const { store, commits } = await openSite();
  const before = (await commits()).length;
  const page = {
    "/title": "Where to Park",
    "/name": "Parking",
    "/description": "A van.",
    "/body": "x",
  };
  const write = (changes: Record<string, string>) =>
    postNew(store, "own-pages", {
      ...{ ...place, fields: writeNew("own-pages", { ...page, ...changes }), refusal: null },
    });
  for (const path of [`/${article}`, "/contact", "/blog/anything", "/Parking Lot", "../x"]) {
    const answer = await write({ "/path": path });
    expect(answer, path).toMatchObject({ status: 422, page: { problems: [{ name: "/path" }] } });
    const { page: shown } = answer as Extract<typeof answer, { status: number }>;
    expect(listControls(shown)).toContainEqual(["/path", path]);
  }
  const empty = await postNew(store, "blog", {
    ...{ ...place, fields: writeNew("blog", {}), refusal: null },
  });
  const { problems } = (empty as Extract<typeof empty, { status: number }>).page;
  expect(problems.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["/title", "/excerpt", "/category"]),
  );
  expect(problems.map(({ name }) => name)).not.toContain("/slug");
  expect(problems.map(({ name }) => name)).not.toContain("/relatedLinks");
  expect(await write({ "/menu": "Nowhere" })).toMatchObject({
    ...{
      status: 422,
      page: { problems: [{ name: "/menu", sentence: expect.stringMatching(/^Choose one of: /) }] },
    },
  });
  expect(await write({ "/body": "<script>x</script>" })).toMatchObject({ status: 422 });
  expect((await commits()).length).toBe(before);
  expect(await write({})).toMatchObject({ name: "own-pages/where-to-park" });
  const stored = await store.read("content/own-pages/where-to-park.mdx");
  expect(stored?.text).toMatch(/^---\npath: \/where-to-park\ntitle: Where to Park\n/);
});

test.each(["github", "gitlab"] as const)(
  "an article on %s gets another address in one commit: its files move, its former address is in it, films name it",
  async (host) => {
    const { store, commits } = await openSite(host);
    const film = listNames().find((name) => builtText(name).includes(`${article.slice(5)}]`));
    await store.add(`content/${article}/cover.jpg`, PICTURE, about);
    const before = (await commits()).length;
    const text = (await store.read(`content/${article}/index.mdx`))?.text ?? "";
    const move = (address: string, name = article) =>
      changeAddress(store, name, { ...place, address });
    expect(await move(`/${other}`)).toMatchObject({ status: 422 });
    expect(await move("No Address")).toMatchObject({ status: 422 });
    for (const answer of [await move("a-new-name"), await move("a-new-name")])
      expect(answer).toMatchObject({ name: "blog/a-new-name", saved: expect.any(String) });
    expect((await commits()).length - before).toBe(1);
    expect(await store.list(`content/${article}`)).toEqual([]);
    const files = await store.list("content/blog/a-new-name");
    expect(files.map(({ path }) => path).toSorted()).toEqual(
      ["cover.jpg", "index.mdx"].map((it) => `content/blog/a-new-name/${it}`),
    );
    const moved = (await store.read("content/blog/a-new-name/index.mdx"))?.text ?? "";
    expect(moved.replace(`formerly:\n  - /${article}\n`, "")).toBe(text);
    if (film)
      expect((await store.read(`content/${film}/index.mdx`))?.text).toBe(
        builtText(film).replace(article.slice(5), "a-new-name"),
      );
    expect(await move(`/${article}`, "blog/a-new-name")).toMatchObject({ name: article });
    expect((await store.read(`content/${article}/index.mdx`))?.text).toBe(
      moved.replace(`/${article}`, "/blog/a-new-name"),
    );
  },
);

/** An article that another one links to. */
const linked =
  listNames().find(
    (name) =>
      name.startsWith("blog/") &&
      Object.entries(builtTexts).some(
        ([path, text]) =>
          path.startsWith("/content/blog/") &&
          path !== `/content/${name}/index.mdx` &&
          text.includes(`/${name}`),
      ),
  ) ?? "";

test("an article that something names is not deleted; it says what", async () => {
  const { store, commits } = await openSite();
  const before = (await commits()).length;
  const removal = await describeRemoval(store, linked);
  expect(removal).toMatchObject({
    uses: expect.arrayContaining([
      {
        ...{ name: expect.any(String), field: expect.stringMatching(/^\//) },
        sentence: expect.stringContaining(`: names /${linked}. `),
      },
    ]),
  });
  expect(await deleteEntry(store, linked, author)).toMatchObject({ status: 422 });
  expect((await commits()).length).toBe(before);
});

test("an article with a new address is not deleted while texts name it by the former one", async () => {
  const { store } = await openSite();
  const address = "a-new-name";
  expect(await changeAddress(store, linked, { ...place, address })).toHaveProperty("saved");
  expect(await deleteEntry(store, "blog/a-new-name", author)).toMatchObject({ status: 422 });
});

async function openUnused(host: "github" | "gitlab") {
  const editor = await openSite(host);
  await editor.store.add("content/blog/unused/index.mdx", new Blob([WRITTEN]), about);
  await editor.store.add("content/blog/unused/lamp.jpg", PICTURE, about);
  return editor;
}

test.each(["github", "gitlab"] as const)(
  "an article on %s goes with its pictures in one commit, which can be taken back",
  async (host) => {
    const { store, commits } = await openUnused(host);
    const before = (await commits()).length;
    expect(await describeRemoval(store, "blog/unused")).toMatchObject({
      ...{ title: "Light: a Face", uses: [] },
      files: ["content/blog/unused/index.mdx", "content/blog/unused/lamp.jpg"],
    });
    const removed = await deleteEntry(store, "blog/unused", author);
    const [commit] = await commits();
    expect(removed).toEqual({ saved: commit?.id });
    expect(commit).toMatchObject({ message: "Deleted: Light: a Face", author: author.name });
    expect(await deleteEntry(store, "blog/unused", author)).toEqual(removed);
    expect((await commits()).length - before).toBe(1);
    expect(await store.list("content/blog/unused")).toEqual([]);
    expect(await openFile(store, "blog/unused")).toBeNull();
    const editor = { store, name: "blog/unused" };
    expect(await undo(editor, "1234567")).toMatchObject({ status: 404 });
    for (const answer of [await undo(editor, commit?.id), await undo(editor, commit?.id)])
      expect(answer).toMatchObject({ saved: expect.any(String), name: "blog/unused" });
    expect((await commits()).length - before).toBe(2);
    expect((await store.list("content/blog/unused")).length).toBe(2);
    expect((await store.read("content/blog/unused/index.mdx"))?.text).toBe(WRITTEN);
  },
);

test.each(["github", "gitlab"] as const)(
  "on %s another address, and a new article, can be taken back, as long as nothing names what goes",
  async (host) => {
    const { store, commits } = await openUnused(host);
    const name = "blog/unused";
    const link = { "/title": "Names it", "/body": "[x](/blog/unused)" };
    const naming = { ...place, fields: writeNew("blog", { ...ARTICLE, ...link }), refusal: null };
    expect(await postNew(store, "blog", naming)).toHaveProperty("saved");
    const [newer] = await commits();
    const listed = await store.listAll();
    expect(await changeAddress(store, name, { ...place, address: "a-new-name" })).toHaveProperty(
      "saved",
    );
    const [moved] = await commits();
    expect(await undo({ store, name: "blog/a-new-name" }, moved?.id)).toMatchObject({
      ...{ saved: expect.any(String), name },
    });
    expect(await store.listAll()).toEqual(expect.arrayContaining(listed));
    const [added] = (await store.log(100, `content/${name}/index.mdx`)).slice(-1);
    expect(await undo({ store, name }, added?.id)).toMatchObject({ status: 422 });
    expect(await undo({ store, name: "blog/names-it" }, newer?.id)).toMatchObject({ name: null });
    expect(await openFile(store, "blog/names-it")).toBeNull();
    expect(await undo({ store, name }, added?.id)).toMatchObject({ name: null });
    expect(await store.list(`content/${name}`)).toEqual([]);
  },
);

test("a text that is newer than the site is in the list, by its title, and one that is gone is not", async () => {
  const { store } = await openUnused("github");
  const articles = (texts?: Texts) => {
    const groups = listFiles(texts).flatMap(({ entries }) => entries.flatMap(({ files }) => files));
    return groups.filter(({ name }) => name.startsWith("blog/"));
  };
  const unused = { name: "blog/unused", title: "Light: a Face", isNotBuilt: true };
  expect(articles()).not.toContainEqual(expect.objectContaining({ name: unused.name }));
  expect(articles(await storedTexts(store))).toContainEqual(unused);
  expect(await deleteEntry(store, unused.name, author)).toHaveProperty("saved");
  expect(articles(await storedTexts(store))).toEqual(articles());
});

test("an undo names a text that is newer than the site by its title", async () => {
  const { store, commits } = await openUnused("github");
  const editor = { store, name: "blog/unused" };
  for (const excerpt of ["One sentence.", "Another sentence."])
    expect(await save(editor, { "/excerpt": excerpt })).toHaveProperty("saved");
  const [, first] = await commits();
  expect(await undo(editor, first?.id)).toMatchObject({
    status: 409,
    why: [{ field: "/excerpt", sentence: expect.stringContaining("Light: a Face") }],
  });
});

test("a new text that another new one names is not taken back", async () => {
  const { store, commits } = await openSite();
  const written = { ...place, fields: writeNew("blog", ARTICLE), refusal: null };
  expect(await postNew(store, "blog", written)).toHaveProperty("saved");
  const [made] = await commits();
  const link = { "/title": "Names it", "/body": "[x](/blog/light-a-face)" };
  const naming = { ...written, fields: writeNew("blog", { ...ARTICLE, ...link }) };
  expect(await postNew(store, "blog", naming)).toHaveProperty("saved");
  const name = "blog/light-a-face";
  const use = { name: "blog/names-it", field: "/body" };
  expect(await undo({ store, name }, made?.id)).toMatchObject({ status: 422, why: [use] });
  expect(await deleteEntry(store, name, author)).toMatchObject({ status: 422 });
  expect(await describeRemoval(store, name)).toMatchObject({ uses: [use] });
});

test("a repository that fails while an entry is deleted says so, and a commit whose answer is lost is done", async () => {
  const { store, commits, match } = await openUnused("github");
  const before = (await commits()).length;
  await github.setMode("500", { match: match("POST") });
  expect(await deleteEntry(store, "blog/unused", author)).toMatchObject({ status: 503 });
  await github.resetModes(match("POST"));
  await github.setMode("done-500", { match: match("PATCH"), times: 1 });
  expect(await deleteEntry(store, "blog/unused", author)).toHaveProperty("saved");
  expect((await commits()).length - before).toBe(1);
  expect(takeErrors().join()).toContain("content.store-failed");
});

test("what is no article, film or page of its own keeps its address, and stays", async () => {
  const { store } = await openSite();
  for (const name of ["legal/terms", "consent", "../x", "blog/none", "locations/x"]) {
    expect(await changeAddress(store, name, { ...place, address: "x" }), name).toBeNull();
    expect(await deleteEntry(store, name, author), name).toBeNull();
    const file = Object.assign(PNG, { name: "a.png" });
    expect(await addTextPicture(store, name, { file, author }), name).toBeNull();
  }
});

test("a refused address of a new page stays as it was typed, can be corrected, and a good one is named", async () => {
  const { store } = await openEditor();
  const fields = writeNew("own-pages", { "/title": "Jobs", "/path": "/Jobs & Careers/" });
  const answer = await postNew(store, "own-pages", { ...place, fields, refusal: null });
  if (!("page" in answer) || answer.page.form?.kind !== "group") return expect.unreachable();
  const field = answer.page.form.fields.find(({ name }) => name === "/path");
  expect(field).toMatchObject({
    ...{ value: "/Jobs & Careers/", locked: undefined },
    problem: expect.stringMatching(/Write one, such as jobs-careers\.$/),
  });
});
