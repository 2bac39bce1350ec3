import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { files } from "~/content/files";
import { openFile, postFile } from "~/features/editor/edit-file.server";
import { listLastChanges } from "~/features/editor/history.server";
import { openStore } from "~/features/editor/open-store.server";
import { searchContent } from "~/features/editor/search.server";
import { builtText } from "~/features/editor/site-content.server";
import { type ContentStore, toBase64 } from "~/features/editor/store.server";
import { parseEnv } from "~/settings/settings.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { githubClient } from "../../stand-ins/client.ts";
import type { Commit } from "../../stand-ins/github.ts";

const github = githubClient(env.GITHUB);

const FILE = `# Asked before anything is counted.
question: May we count visits?
policy:
  label: Privacy
  href: /privacy
grant: "Yes"
deny: "No"
settings: Statistics
globalPrivacyControl: off
# Said afterwards.
confirmations:
  grant: Thank you
  deny: We do not count
`;

const CATEGORIES = `- Prices
# The most read ones.
- Training
- Tools
`;

const author = { name: "ada", email: "ada@studio.test" };

/** A repository of its own with one file, and what a person does with it. */
async function openEditor(name = "consent", text = FILE) {
  const repository = `studio/${crypto.randomUUID()}`;
  const CONTENT_REPOSITORY = `${env.GITHUB}/${repository}`;
  const store = openStore(parseEnv({ CONTENT_REPOSITORY, CONTENT_TOKEN: "t" }));
  if (!store) return expect.unreachable("no store");
  const path = `content/${name}.yaml`;
  const address = `${env.GITHUB}/repos/${repository}/contents/${path}`;
  async function putByHand(written: string, sha?: string) {
    const body = JSON.stringify({ message: "By hand", content: toBase64(written), sha });
    const headers = { "User-Agent": "git" };
    const response = await fetch(address, { method: "PUT", headers, body });
    expect(response.ok).toBe(true);
  }
  await putByHand(text);
  const commits = async () => {
    const response = await fetch(`${env.GITHUB}/__commits/${repository}`, {
      headers: { "User-Agent": "test" },
    });
    return ((await response.json()) as { commits: Commit[] }).commits.slice(1);
  };
  const editor = { store, name, repository };
  return { ...editor, putByHand, commits, stored: () => store.read(path) };
}

type Editor = Pick<Awaited<ReturnType<typeof openEditor>>, "store" | "name">;

/** What the form posts, with some fields changed. */
async function fill({ store, name }: Editor, changes: Record<string, string>) {
  const page = await openFile(store, name);
  if (!page) return expect.unreachable("no such file");
  const fields = new URLSearchParams({ version: page.version });
  for (const [field, value] of listControls(page)) fields.set(field, value);
  for (const [field, value] of Object.entries(changes)) fields.set(field, value);
  return fields;
}

/** The names and values that a form of this page posts. */
function listControls(page: NonNullable<Awaited<ReturnType<typeof openFile>>>) {
  type Shown = NonNullable<typeof page.form>;
  const below = (field: Shown): [string, string][] => {
    if (field.kind === "text" || field.kind === "choice") return [[field.name, field.value]];
    const parts = field.kind === "list" ? field.entries.map((it) => it.field) : field.fields;
    return [...field.hidden, ...parts.flatMap(below)];
  };
  return page.form ? below(page.form) : [["text", page.text ?? ""] as [string, string]];
}

function post({ store, name }: Editor, fields: URLSearchParams, refusal: "expired" | null = null) {
  return postFile(store, name, { fields, author, refusal, served: ["/about"] });
}

async function save(editor: Editor, changes: Record<string, string>) {
  return post(editor, await fill(editor, changes));
}

test("a changed text is one line of the file, in a commit of who is signed in", async () => {
  const editor = await openEditor();
  const answer = await save(editor, { "/question": "May we count: yes?" });
  const [commit] = await editor.commits();
  expect(answer).toEqual({ saved: commit?.sha });
  expect(commit).toMatchObject({ author, message: expect.stringMatching(/: question$/) });
  const line = "question: May we count visits?";
  expect((await editor.stored())?.text).toBe(FILE.replace(line, 'question: "May we count: yes?"'));
});

test("what the build refuses is refused at its field, with what was typed", async () => {
  const editor = await openEditor();
  const typed = "Do we count at {city:nowhere}?";
  const answer = await save(editor, {
    "/question": typed,
    "/policy/href": "privacy",
    "/deny": " ",
  });
  expect(answer).toMatchObject({ status: 422, page: { note: "problems" } });
  const { page } = answer as Extract<typeof answer, { status: number }>;
  expect(page.problems.map(({ name }) => name).toSorted()).toEqual([
    "/deny",
    "/policy/href",
    "/question",
  ]);
  expect(page.problems.find(({ name }) => name === "/question")?.sentence).toMatch(
    /^There is no \{city:nowhere\} to insert/,
  );
  expect(listControls(page)).toContainEqual(["/question", typed]);
  expect(await editor.commits()).toEqual([]);
});

test.each(["<b>Bold</b>", "x".repeat(5_000), "{price:"])(
  "%.20s is refused as a text",
  async (typed) => {
    const editor = await openEditor();
    expect(await save(editor, { "/question": typed })).toMatchObject({ status: 422 });
    expect(await editor.commits()).toEqual([]);
  },
);

test("a link to no page, or to no place of one, is refused; one that other texts have is not", async () => {
  const editor = await openEditor();
  for (const address of ["/no-such-page", "/privacy#no-such-place"])
    expect(await save(editor, { "/policy/href": address }), address).toMatchObject({ status: 422 });
  for (const address of ["/terms", "/about", "/"])
    expect(await save(editor, { "/policy/href": address }), address).toHaveProperty("saved");
});

test("an entry that another text links to, or a fact that it inserts, is not taken away", async () => {
  const text = builtText("offers");
  const [, slug] = /bundles:\n {2}- slug: (\S+)/.exec(text) ?? [];
  const editor = await openEditor("offers", text);
  const fields = await fill(editor, {});
  const order = fields.get("/bundles#order") ?? "";
  fields.set("/bundles#order", order.replace(/^0,/, ""));
  const answer = await post(editor, fields);
  expect(answer).toMatchObject({ status: 422 });
  expect(JSON.stringify(answer)).toContain(`${slug}`);
});

test("the same post twice, one after the other or at once, is one commit", async () => {
  const editor = await openEditor();
  const fields = await fill(editor, { "/grant": "Sure 🎬 \u05db\u05df" });
  const twice = await Promise.all([post(editor, fields), post(editor, fields)]);
  const again = await post(editor, fields);
  for (const answer of [...twice, again]) expect(answer).toHaveProperty("saved");
  expect(await editor.commits()).toHaveLength(1);
});

test("a file that somebody else changed is not overwritten, and both versions are shown", async () => {
  const editor = await openEditor();
  const fields = await fill(editor, { "/question": "Mine?" });
  const before = await editor.stored();
  await editor.putByHand(FILE.replace("May we count visits?", "Theirs?"), before?.version);
  const answer = await post(editor, fields);
  expect(answer).toMatchObject({ status: 409, page: { note: "conflict" } });
  const { page } = answer as Extract<typeof answer, { status: number }>;
  expect(page.form).toMatchObject({
    fields: expect.arrayContaining([
      expect.objectContaining({ name: "/question", value: "Mine?", theirs: "Theirs?" }),
    ]),
  });
  expect(await editor.commits()).toHaveLength(1);
  fields.set("version", page.version);
  expect(await post(editor, fields)).toHaveProperty("saved");
  expect((await editor.stored())?.text).toContain("question: Mine?");
});

test("a commit to another file at the same moment does not stop a save", async () => {
  const editor = await openEditor();
  await github.setMode("other-commit", { match: `PUT /repos/${editor.repository}`, times: 1 });
  expect(await save(editor, { "/grant": "Sure" })).toHaveProperty("saved");
  expect(await editor.commits()).toHaveLength(1);
});

test.each(["done-500", "done-half"] as const)(
  "a commit whose answer is lost (%s) is a saved one",
  async (mode) => {
    const editor = await openEditor();
    await github.setMode(mode, { match: `PUT /repos/${editor.repository}`, times: 1 });
    expect(await save(editor, { "/grant": "Sure" })).toHaveProperty("saved");
    expect(await editor.commits()).toHaveLength(1);
  },
);

test.each([
  ["401", "token"],
  ["403", "rights"],
  ["rate-limit", "limit"],
  ["no-branch", "missing"],
  ["no-repository", "missing"],
  ["500", "down"],
  ["reset", "down"],
  ["half", "down"],
] as const)(
  "a repository that answers %s, at any step, loses nothing that was typed",
  async (mode, problem) => {
    for (const step of ["GET", "PUT"]) {
      const editor = await openEditor();
      const fields = await fill(editor, { "/question": "Typed?" });
      await github.setMode(mode, { match: `${step} /repos/${editor.repository}` });
      const answer = await post(editor, fields);
      await github.resetModes(`${step} /repos/${editor.repository}`);
      expect(answer, step).toMatchObject({ status: 503, page: { note: problem } });
      const { page } = answer as Extract<typeof answer, { status: number }>;
      expect(listControls(page)).toContainEqual(["/question", "Typed?"]);
      expect(await editor.commits()).toEqual([]);
      expect(await post(editor, fields)).toHaveProperty("saved");
    }
    expect(takeErrors().join()).toContain("content.store-failed");
  },
);

test("a repository that is slower than the Worker waits has the commit all the same, or nothing is lost", async () => {
  const editor = await openEditor();
  const fields = await fill(editor, { "/question": "Typed?" });
  await github.setMode("slow", { match: `GET /repos/${editor.repository}`, times: 1 });
  expect(await post(editor, fields)).toMatchObject({ status: 503, page: { note: "down" } });
  await github.setMode("slow", { match: `PUT /repos/${editor.repository}`, times: 1 });
  expect(await post(editor, fields)).toHaveProperty("saved");
  expect(await editor.commits()).toHaveLength(1);
  expect(takeErrors().join()).toContain("TimeoutError");
});

test("before a save the page lists what changes, old beside new, with what is inserted", async () => {
  const editor = await openEditor();
  const fields = await fill(editor, { "/question": "May {studio} count?" });
  const answer = await post(editor, new URLSearchParams([...fields, ["intent", "review"]]));
  expect(answer).toMatchObject({
    status: 200,
    page: {
      changes: [
        {
          kind: "changed",
          before: "May we count visits?",
          after: expect.not.stringContaining("{"),
        },
      ],
    },
  });
  expect(await editor.commits()).toEqual([]);
});

test("the last change is taken back by another commit, once", async () => {
  const editor = await openEditor();
  await save(editor, { "/question": "First?" });
  await save(editor, { "/question": "Second?" });
  const [first, second] = await editor.commits();
  const undo = (commit = "") =>
    postFile(editor.store, "consent", {
      ...{ fields: new URLSearchParams(), author, refusal: null, served: [], undo: commit },
    });
  expect(await undo(first?.sha)).toMatchObject({ status: 409, page: { note: "changedSince" } });
  expect(await undo(second?.sha)).toHaveProperty("saved");
  expect(await undo(second?.sha)).toMatchObject({ status: 409 });
  expect((await editor.stored())?.text).toContain("question: First?");
  expect(await editor.commits()).toHaveLength(3);
});

test("a change is live when the site was built from it or a later one, and late after 15 minutes", async () => {
  const editor = await openEditor();
  await save(editor, { "/question": "First?" });
  await save(editor, { "/question": "Second?" });
  const [first, second] = await editor.commits();
  const states = async (built: string | undefined, now?: number) =>
    (await listLastChanges(editor.store, built ?? null, "content", now)).map(({ state }) => state);
  expect(await states(first?.sha)).toEqual(["underway", "live", "live"]);
  expect(await states(second?.sha)).toEqual(["live", "live", "live"]);
  expect(await states(first?.sha, Date.now() + 16 * 60_000)).toEqual(["late", "live", "live"]);
});

test("a text of the site leads to its field, with what is inserted; an address to the files of its page", () => {
  const written = builtText("studio/content-editor");
  const [, hint = ""] = /^ {4}hint: (.+)$/m.exec(written) ?? [];
  expect(searchContent(` ${hint.toUpperCase()}`)).toEqual([
    expect.objectContaining({
      file: "studio/content-editor",
      field: "/list/search/hint",
      text: hint,
    }),
  ]);
  const files = searchContent("https://www.studio.test/contact/").map(({ file }) => file);
  expect(files).toContain("contact");
  expect(searchContent("/no-such-page")).toEqual([]);
  expect(searchContent("words that nobody has written anywhere")).toEqual([]);
});

test("a page that was open too long keeps what was typed, and saves nothing", async () => {
  const editor = await openEditor();
  const fields = await fill(editor, { "/question": "Typed?" });
  const answer = await post(editor, fields, "expired");
  expect(answer).toMatchObject({ status: 403, page: { note: "expired" } });
  const { page } = answer as Extract<typeof answer, { status: number }>;
  expect(listControls(page)).toContainEqual(["/question", "Typed?"]);
  expect(await editor.commits()).toEqual([]);
});

test("buttons add, move and delete entries without saving; what is saved has their comments", async () => {
  const editor = await openEditor("article-categories", CATEGORIES);
  const press = async (fields: URLSearchParams, intent: string) => {
    const answer = await post(editor, new URLSearchParams([...fields, ["intent", intent]]));
    if (!answer || !("page" in answer)) return expect.unreachable("saved");
    expect(answer.status).toBe(200);
    return new URLSearchParams([["version", answer.page.version], ...listControls(answer.page)]);
  };
  let fields = await press(await fill(editor, {}), "add ");
  fields.set("/n1", "Reach");
  fields = await press(fields, "up /1");
  fields = await press(fields, "delete /0");
  expect(await editor.commits()).toEqual([]);
  expect(await post(editor, fields)).toHaveProperty("saved");
  expect((await editor.stored())?.text).toBe(
    "# The most read ones.\n- Training\n- Tools\n- Reach\n",
  );
});

test("a file that cannot be read is shown as text with its problem, and can be mended there", async () => {
  const broken = FILE.replace('deny: "No"', 'deny: "No');
  const editor = await openEditor("consent", broken);
  const page = await openFile(editor.store, "consent");
  expect(page).toMatchObject({ form: null, text: broken });
  expect(page?.problems.map(({ sentence }) => sentence).join()).toMatch(/quote is missing/);
  expect(await save(editor, { text: broken.replace("Yes", "Yeah") })).toMatchObject({
    status: 422,
  });
  expect(await save(editor, { text: FILE })).toHaveProperty("saved");
  expect((await editor.stored())?.text).toBe(FILE);
});

test("no other file of the repository can be read or written", async () => {
  const { store } = await openEditor();
  const refusing: ContentStore = {
    ...store,
    read: () => expect.unreachable("was read"),
    write: () => expect.unreachable("was written"),
  };
  for (const name of [
    ...["../package", "consent/../../package", "locations/../site", ".github/workflows/deploy"],
    ...["toString", "locations", "blog/x/index", "Consent", "consent.yaml", ""],
  ]) {
    expect(await openFile(refusing, name), name).toBeNull();
    const fields = new URLSearchParams({ text: "x", version: "" });
    expect(
      await postFile(refusing, name, { fields, author, refusal: null, served: [] }),
      name,
    ).toBeNull();
  }
});

test("the form of every file is shown, and saved unchanged it changes nothing", async () => {
  for (const name of Object.keys(files)) {
    const editor = await openEditor(name, builtText(name));
    expect(await save(editor, {}), name).toMatchObject({ page: { note: "nothingChanged" } });
  }
});
