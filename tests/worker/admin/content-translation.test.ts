import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { parseNoted, writeNoted } from "~/content/noted";
import { hashOf } from "~/content/text-hash";
import { partIn } from "~/content/translation-parts";
import { builtText, builtTexts, parse, pathOf } from "~/features/editor/files/site-content.server";
import type { TextField } from "~/features/editor/form/fields";
import { openTranslation, postTranslation } from "~/features/editor/translation/translation.server";
import {
  describeLanguage,
  listLeaving,
  listProgress,
} from "~/features/editor/translation/translation-list.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { githubClient } from "../../stand-ins/client.ts";
import { author, FILE, listControls, openEditor, save as saveFirst } from "./content-editor.ts";

const github = githubClient(env.GITHUB);

const SPANISH = `# De quien traduce.
question: ¿Podemos contar visitas?

# Botones.
deny: "No"
grant: "Sí"
confirmations:
  grant: Gracias
`;
const NOTED = "es/translated-from";

type Editor = Awaited<ReturnType<typeof openEditor>>;

async function openSpanish(text: string | null = SPANISH, name = "consent", first = FILE) {
  const editor = await openEditor(name, first);
  if (text !== null) await editor.putByHand(text, `es/${name}`);
  const before = (await editor.commits()).length;
  const read = async (path: string) => (await editor.store.read(path))?.text;
  return {
    ...editor,
    own: () => read(`content/es/${pathOf(name).slice("content/".length)}`),
    noted: async () => parseNoted((await read(pathOf(NOTED))) ?? ""),
    saved: async () => (await editor.commits()).slice(0, -before || undefined),
  };
}

async function open({ store, name }: Pick<Editor, "store" | "name">) {
  return (await openTranslation(store, "es", name, null)) ?? expect.unreachable("no such file");
}

type Page = Awaited<ReturnType<typeof open>>;

function fieldsOf(page: Page, changes: Record<string, string> = {}) {
  const fields = new URLSearchParams({ version: page.version });
  for (const [name, value] of [...listControls(page), ...Object.entries(changes)])
    fields.set(name, value);
  return fields;
}

function post(
  { store, name }: Pick<Editor, "store" | "name">,
  fields: URLSearchParams,
  refusal: "expired" | null = null,
) {
  return postTranslation(store, "es", name, { fields, author, refusal, served: [] });
}

async function save(editor: Editor, changes: Record<string, string>) {
  return post(editor, fieldsOf(await open(editor), changes));
}

function textIn(page: Page, name: string): TextField {
  type Shown = NonNullable<Page["form"]>;
  const find = (field: Shown): TextField[] => {
    if (field.kind === "text") return field.name === name ? [field] : [];
    return field.kind === "group" ? field.fields.flatMap(find) : [];
  };
  return (page.form && find(page.form)[0]) ?? expect.unreachable(`no control ${name}`);
}

const pageOf = (answer: Awaited<ReturnType<typeof post>>) =>
  answer && "page" in answer ? answer.page : expect.unreachable("no page");

test("a translation is shown beside the text that visitors read, with what is missing; what is no text is not there", async () => {
  const page = await open(await openSpanish());
  expect(textIn(page, "/question")).toMatchObject({
    value: "¿Podemos contar visitas?",
    original: { text: "May we count visits?", from: "en", to: "es", notes: [] },
  });
  expect(textIn(page, "/settings").original?.notes).toEqual(["Missing"]);
  const controls = listControls(page).map(([name]) => name);
  expect(controls).toContain("/policy/label");
  expect(controls).not.toContain("/policy/href");
});

test("a translation inserts facts as they are in the repository, not as they were built", async () => {
  const asked = "visits of {studio}?";
  const editor = await openSpanish(
    SPANISH.replace("visitas?", asked),
    "consent",
    FILE.replace("visits?", asked),
  );
  const name = "Aurora Pictures";
  await editor.putByHand(builtText("brand").replace(/(^ {2}name: ).*/m, `$1${name}`), "brand");
  expect(textIn(await open(editor), "/question")).toMatchObject({
    filled: `¿Podemos contar visits of ${name}?`,
    original: { text: `May we count visits of ${name}?` },
  });
});

test("a save is one commit of the file and of what it was translated from; comments and order stay", async () => {
  const editor = await openSpanish();
  const answer = await save(editor, { "/settings": "Estadísticas", "/confirmations/deny": "" });
  const commits = await editor.saved();
  expect(answer).toEqual({ saved: commits[0]?.id });
  expect(commits).toMatchObject([
    {
      author: author.name,
      message: expect.stringMatching(/^Spanish: The question about statistics: .*“Estadísticas”/),
    },
  ]);
  expect(await editor.own()).toBe(
    SPANISH.replace('deny: "No"\n', 'deny: "No"\nsettings: Estadísticas\n'),
  );
  const noted = (await editor.noted())["consent.yaml"];
  expect(noted?.settings).toEqual({ from: hashOf("Statistics"), to: hashOf("Estadísticas") });
  expect(Object.keys(noted ?? {})).not.toContain("policy.label");
});

test("a file that is not there yet is made; an entry is found by what identifies it", async () => {
  const editor = await openSpanish(null, "faq", builtText("faq"));
  const { value } = parse("faq", builtText("faq"));
  const [id, question] = ["id", "question"].map((key) => partIn(value, ["questions", 1, key]));
  const typed = `¿${question}`;
  await save(editor, { "/questions/1/question": typed });
  const written = (await editor.own()) ?? "";
  expect(parse("es/faq", written).value).toEqual({ questions: [{ id, question: typed }] });
});

test("of a list by place, an entry that is not translated yet is empty", async () => {
  const editor = await openSpanish(null, "article-categories", "- Prices\n- Training\n");
  await save(editor, { "/1": "Cursos" });
  expect(await editor.own()).toBe("- {}\n- Cursos\n");
  expect(textIn(await open(editor), "/0").original?.notes).toEqual(["Missing"]);
  await save(editor, { "/0": "Precios", "/1": "Cursos" });
  expect(await editor.own()).toBe("- Precios\n- Cursos\n");
});

test("what the build would refuse is refused at its control, with what was typed", async () => {
  const editor = await openSpanish();
  const answer = await save(editor, { "/question": "x".repeat(90), "/deny": "No a {count}" });
  expect(answer).toMatchObject({ status: 422, page: { note: "problems" } });
  expect(pageOf(answer).problems).toMatchObject([
    { name: "/deny", sentence: expect.stringContaining("Has {count}") },
  ]);
  const longer = await save(editor, { "/question": "x".repeat(90) });
  expect(pageOf(longer).problems.map(({ name }) => name)).toEqual(["/question"]);
  expect(listControls(pageOf(longer))).toContainEqual(["/question", "x".repeat(90)]);
  expect(await editor.saved()).toEqual([]);
});

test("what a translation lacks is said with the name of the language that has it", async () => {
  const answer = await save(await openSpanish(), { "/settings": "Estadísticas de {studio}" });
  expect(pageOf(answer).problems).toMatchObject([
    { name: "/settings", sentence: expect.stringContaining("the text in English does not have") },
  ]);
});

test("a text that has changed since says what it was; a tick says that its translation is right", async () => {
  const editor = await openSpanish();
  await save(editor, { "/settings": "Estadísticas" });
  await editor.putByHand(FILE.replace("Statistics", "Counting"));
  const page = await open(editor);
  const { original } = textIn(page, "/settings");
  expect(original).toMatchObject({ text: "Counting", was: "Statistics" });
  const right = original?.right?.name ?? "";
  const review = await post(editor, fieldsOf(page, { [right]: "1", intent: "review" }));
  expect(pageOf(review).changes).toEqual([
    { kind: "changed", where: ["Settings"], after: contentEditor.translation.isRight },
  ]);
  expect(await post(editor, fieldsOf(page, { [right]: "1" }))).toHaveProperty("saved");
  expect((await editor.noted())["consent.yaml"]?.settings?.from).toBe(hashOf("Counting"));
  expect(textIn(await open(editor), "/settings").original).not.toHaveProperty("right");
});

test("an outdated text that is not ticked stays outdated when another one is saved", async () => {
  const editor = await openSpanish();
  await save(editor, { "/settings": "Estadísticas" });
  await editor.putByHand(FILE.replace("Statistics", "Counting"));
  await save(editor, { "/policy/label": "Privacidad" });
  expect(textIn(await open(editor), "/settings").original?.right).toBeDefined();
});

test("who translated another text than the one that is there now looks again", async () => {
  const editor = await openSpanish();
  const page = await open(editor);
  await editor.putByHand(FILE.replace("Statistics", "Counting"));
  const answer = await post(editor, fieldsOf(page, { "/settings": "Estadísticas" }));
  expect(answer).toMatchObject({ status: 409, page: { note: "conflict" } });
  expect(textIn(pageOf(answer), "/settings")).toMatchObject({
    value: "Estadísticas",
    original: { text: "Counting" },
  });
  expect(await post(editor, fieldsOf(pageOf(answer)))).toHaveProperty("saved");
});

test("a translation that somebody else saved meanwhile is shown beside what was typed", async () => {
  const editor = await openSpanish();
  const page = await open(editor);
  await editor.putByHand(SPANISH.replace("Sí", "Vale"), "es/consent");
  const answer = await post(editor, fieldsOf(page, { "/grant": "Claro" }));
  expect(answer).toMatchObject({ status: 409, page: { note: "conflict" } });
  expect(textIn(pageOf(answer), "/grant")).toMatchObject({ value: "Claro", theirs: "Vale" });
});

test("the same post twice is one commit, also while another file is saved", async () => {
  const editor = await openSpanish();
  const fields = fieldsOf(await open(editor), { "/settings": "Estadísticas" });
  await editor.putByHand(writeNoted({ "home.yaml": { lede: { from: "1", to: "2" } } }), NOTED);
  await post(editor, fields);
  expect(await post(editor, fields)).toHaveProperty("saved");
  expect(await editor.noted()).toHaveProperty(["home.yaml", "lede"]);
  const messages = (await editor.saved()).map(({ message }) => message);
  expect(messages.filter((it) => it.startsWith("Spanish"))).toHaveLength(1);
});

test("a page that was open too long, and a repository that does not answer, lose nothing", async () => {
  const editor = await openSpanish();
  const fields = fieldsOf(await open(editor), { "/settings": "Estadísticas" });
  const expired = await post(editor, fields, "expired");
  expect(expired).toMatchObject({ status: 403, page: { note: "expired" } });
  expect(listControls(pageOf(expired))).toContainEqual(["/settings", "Estadísticas"]);
  await github.setMode("500", { match: editor.match("GET") });
  const down = await post(editor, fields);
  expect(down).toMatchObject({ status: 503, page: { note: "down" } });
  expect(listControls(pageOf(down))).toContainEqual(["/settings", "Estadísticas"]);
  expect(takeErrors().join()).toContain("content.store-failed");
  await github.setMode("ok", { match: editor.match("GET") });
  expect(await editor.saved()).toEqual([]);
});

test("a legal page is translated as a whole, by its texts and its body", async () => {
  const terms = builtText("legal/terms");
  const editor = await openSpanish(null, "legal/terms", terms);
  const page = await open(editor);
  expect(textIn(page, "/body").original?.text).toContain("\n## ");
  const texts = listControls(page).map(([name]) => [name, "Una palabra"]);
  const refused = await post(editor, fieldsOf(page, { "/body": "## Todo" }));
  expect(refused).toMatchObject({ status: 422 });
  const answer = await post(
    editor,
    fieldsOf(page, { ...Object.fromEntries(texts), "/body": "## Todo\n\nCon {studio}." }),
  );
  expect(answer).toHaveProperty("saved");
  expect(await editor.own()).toMatch(
    /^---\ntitle: Una palabra\n[\s\S]*\n\n## Todo\n\nCon \{studio\}\.\n$/,
  );
  expect((await editor.noted())["legal/terms.mdx"]?.whole?.from).toBe(hashOf(terms));
});

test("a file that cannot be read is corrected as text", async () => {
  const editor = await openSpanish('question: "¿Sí\n');
  const page = await open(editor);
  expect(page).toMatchObject({ form: null, text: 'question: "¿Sí\n' });
  const fields = new URLSearchParams({ version: page.version, text: SPANISH });
  expect(await post(editor, fields)).toHaveProperty("saved");
  expect(await editor.own()).toBe(SPANISH);
});

test("no language, no file, and what only the studio reads have no translation", async () => {
  const { store } = await openSpanish();
  for (const [language = "", name = ""] of [
    ["fr", "consent"],
    ["es", "studio/inbox"],
    ["es", "../package"],
    ["es", NOTED],
  ])
    expect(await openTranslation(store, language, name, null)).toBeNull();
});

test("the page of a language knows what was saved since the build", async () => {
  const [spanish] = listProgress();
  const lacks = (texts?: Record<string, string>) => {
    const { everyPage, toDo, done } = describeLanguage("es", texts) ?? expect.unreachable();
    const files = [...everyPage, ...toDo.flatMap((it) => it.files)];
    return { done, titles: files.map(({ title }) => title) };
  };
  const title = "The question about statistics";
  expect(lacks()).toEqual({ done: spanish?.done, titles: expect.not.arrayContaining([title]) });
  const editor = await openSpanish(builtText("es/consent"), "consent", builtText("consent"));
  await save(editor, { "/question": "" });
  const own = (await editor.own()) ?? "";
  const texts = { ...builtTexts, "/content/es/consent.yaml": own };
  expect(lacks(texts)).toEqual({ done: 0, titles: expect.arrayContaining([title]) });
});

const LIST = "- Prices\n- Training\n- Films\n";
const OWN_LIST = "- Precios\n- Cursos\n# Sin acento.\n- Videos\n";

async function openLists() {
  const editor = await openSpanish(OWN_LIST, "article-categories", LIST);
  await save(editor, { "/0": "Los precios" });
  return { ...editor, before: (await editor.commits()).length };
}

test("an entry that goes, comes or moves in English does so in the translation, in the same commit", async () => {
  const editor = await openLists();
  const answer = await saveFirst(editor, { "#order": "2,n1,0", "/n1": "Sound" });
  expect(answer).toHaveProperty("saved");
  expect(await editor.own()).toBe("# Sin acento.\n- Videos\n- {}\n- Los precios\n");
  expect((await editor.commits()).length).toBe(editor.before + 1);
  const page = await open(editor);
  expect(textIn(page, "/1")).toMatchObject({ value: "", original: { notes: ["Missing"] } });
  expect(textIn(page, "/2")).toMatchObject({ value: "Los precios", original: { notes: [] } });
  const noted = (await editor.noted())["article-categories.yaml"] ?? {};
  expect(noted["[3]"]).toEqual({ from: hashOf("Prices"), to: hashOf("Los precios") });
});

test("with git, what an English entry leaves behind is shown, and a save says that it goes", async () => {
  const editor = await openLists();
  await editor.putByHand("- Prices\n- Films\n");
  const page = await open(editor);
  expect(textIn(page, "/1").value).toBe("Videos");
  expect(textIn(page, "/1000")).toMatchObject({
    value: "Cursos",
    original: { notes: [expect.stringContaining("Not in English any more")] },
  });
  const review = await post(editor, fieldsOf(page, { intent: "review" }));
  expect(pageOf(review).changes).toEqual([
    { kind: "deleted", where: expect.any(Array), before: "Cursos" },
  ]);
  await post(editor, fieldsOf(page));
  expect(await editor.own()).toBe("- Los precios\n- Videos\n");
});

test("a form in which nothing was typed has nothing to save", async () => {
  for (const name of ["home", "about", "site", "images", "forms/contact", "faq", "packages"]) {
    const editor = await openSpanish(builtText(`es/${name}`), name, builtText(name));
    const answer = await post(editor, fieldsOf(await open(editor), { intent: "review" }));
    expect([name, pageOf(answer).note]).toEqual([name, "nothingChanged"]);
  }
});

test("an unused picture takes no page away; a text of each page does, and the review says so", async () => {
  const images = builtText("images").replace(
    "pictures:\n",
    "pictures:\n  new-one:\n    file: new-one.avif\n    alt: A new one\n",
  );
  expect(listLeaving(builtTexts, { ...builtTexts, "/content/images.yaml": images })).toEqual([]);
  const shown = images.replace("hero: hero\n", "hero: new-one\n");
  const ofHome = listLeaving(builtTexts, { ...builtTexts, "/content/images.yaml": shown });
  expect(ofHome).toMatchObject([{ pages: ["Home"], files: [{ counts: { missing: 1 } }] }]);
  expect(ofHome[0]?.sentence).toMatch(/^Spanish: 1 page .* 1 text is translated$/);
});

test("before a save the review says which pages other languages lose by it", async () => {
  const editor = await openSpanish(builtText("es/home"), "home", builtText("home"));
  const leavingBy = async (headline: string) => {
    const answer = await saveFirst(editor, { "/headline": headline, intent: "review" });
    return answer && "page" in answer ? answer.page.leaving : expect.unreachable("no page");
  };
  expect(await leavingBy("Films in {area}")).toEqual([]);
  expect(await leavingBy("Films")).toEqual([
    {
      sentence: "Spanish: 1 page will not be there until 1 text is translated",
      href: "/studio/content/translation/es",
      pages: ["Home"],
      files: [
        {
          title: "Spanish: Home",
          href: "/studio/content/translation/es/home?field=%2Fheadline",
          counts: { wrong: 1 },
        },
      ],
    },
  ]);
});
