import { env } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import { names as brand } from "#content/brand.yaml";
import { offers } from "#content/offers.yaml";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { files } from "~/content/files";
import { studioDay } from "~/content/format";
import { reviewUndo } from "~/features/editor/changes/undo-review.server";
import { postFile } from "~/features/editor/files/edit-file.server";
import { openFile } from "~/features/editor/files/file-page.server";
import { addressOfFile } from "~/features/editor/files/list-files.server";
import { readRepeated } from "~/features/editor/files/repeated-words.server";
import { searchContent } from "~/features/editor/files/search.server";
import { builtText, builtTexts, storedTexts } from "~/features/editor/files/site-content.server";
import { fieldAt } from "~/features/editor/form/fields";
import { listLastChanges } from "~/features/editor/stores/history.server";
import type { ContentStore } from "~/features/editor/stores/store.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { githubClient, gitlabClient } from "../../stand-ins/client.ts";
import { READ_ONLY } from "../../stand-ins/repository.ts";
import {
  author,
  FILE,
  fill,
  listControls,
  openEditor,
  post,
  save,
  undo,
} from "./content-editor.ts";

const github = githubClient(env.GITHUB);
const gitlab = gitlabClient(env.GITLAB);

const CATEGORIES = `- Prices
# The most read ones.
- Training
- Tools
`;

test("a changed text is one line of the file, in a commit of who is signed in", async () => {
  const editor = await openEditor();
  const answer = await save(editor, { "/question": "May we count: yes?" });
  const [commit] = await editor.commits();
  expect(answer).toEqual({ saved: commit?.id });
  expect(commit).toMatchObject({
    author: author.name,
    message: expect.stringMatching(/: Question: “May we count: yes\?”$/),
  });
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
  await editor.putByHand(FILE.replace("May we count visits?", "Theirs?"));
  const answer = await post(editor, fields);
  expect(answer).toMatchObject({ status: 409, page: { note: "contested", changes: null } });
  const { page } = answer as Extract<typeof answer, { status: number }>;
  expect(page.form).toMatchObject({
    fields: expect.arrayContaining([
      expect.objectContaining({ name: "/question", value: "Mine?", theirs: "Theirs?" }),
    ]),
  });
  expect(page.problems).toEqual([
    { name: "/question", where: ["Question"], sentence: expect.stringContaining("Theirs?") },
  ]);
  expect(await editor.commits()).toHaveLength(1);
  fields.set("version", page.version);
  expect(await post(editor, fields)).toHaveProperty("saved");
  expect((await editor.stored())?.text).toContain("question: Mine?");
});

test("words that the form has not changed are not its own: they are as somebody else has them now", async () => {
  const editor = await openEditor();
  const fields = await fill(editor, { "/grant": "Sure" });
  const theirs = FILE.replace("May we count visits?", "Theirs?");
  await editor.putByHand(theirs);
  const answer = await post(editor, fields);
  expect(answer).toMatchObject({
    status: 409,
    page: { note: "conflict", changes: [{ before: "Yes", after: "Sure" }] },
  });
  const { page } = answer as Extract<typeof answer, { status: number }>;
  const shown = new URLSearchParams([["version", page.version], ...listControls(page)]);
  expect(shown.get("/question")).toBe("Theirs?");
  expect(JSON.stringify(page.form)).not.toContain("theirs");
  expect(await post(editor, shown)).toHaveProperty("saved");
  expect((await editor.stored())?.text).toBe(theirs.replace('"Yes"', '"Sure"'));
});

test("a commit to another file at the same moment does not stop a save", async () => {
  const editor = await openEditor();
  await github.setMode("other-commit", { match: editor.match("PUT"), times: 1 });
  expect(await save(editor, { "/grant": "Sure" })).toHaveProperty("saved");
  expect(await editor.commits()).toHaveLength(1);
});

test.each(["done-500", "done-half"] as const)(
  "a commit whose answer is lost (%s) is a saved one",
  async (mode) => {
    const editor = await openEditor();
    await github.setMode(mode, { match: editor.match("PUT"), times: 1 });
    expect(await save(editor, { "/grant": "Sure" })).toHaveProperty("saved");
    expect(await editor.commits()).toHaveLength(1);
  },
);

test.each([
  ["401", "token"],
  ["403", "rights"],
  ["rate-limit", "limit"],
  ["secondary-limit", "limit"],
  ["429", "limit"],
  ["no-branch", "missing"],
  ["no-repository", "missing"],
  ["500", "down"],
  ["reset", "down"],
  ["half", "down"],
] as const)(
  "a repository that answers %s, at any step, loses nothing that was typed",
  async (mode, problem) => {
    for (const step of ["GET", "PUT"] as const) {
      const editor = await openEditor();
      const fields = await fill(editor, { "/question": "Typed?" });
      await github.setMode(mode, { match: editor.match(step) });
      const answer = await post(editor, fields);
      await github.resetModes(editor.match(step));
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
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  // Of the 8 seconds that the Worker waits two.
  const limit = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout(ms / 4));
  onTestFinished(() => limit.mockRestore());
  await github.setMode("slow", { match: editor.match("GET"), times: 1 });
  expect(await post(editor, fields)).toMatchObject({ status: 503, page: { note: "down" } });
  await github.setMode("slow", { match: editor.match("PUT"), times: 1 });
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

test("facts are offered for the field that asks for them, with what they are today, and put into it", async () => {
  const editor = await openEditor();
  const fields = await fill(editor, { "/question": "May we count at" });
  const press = async (intent: string) => {
    const answer = await post(editor, new URLSearchParams([...fields, ["intent", intent]]));
    return answer && "page" in answer ? answer.page : expect.unreachable("saved");
  };
  const offered = await press("offer /question");
  const texts = offered.form?.kind === "group" ? offered.form.fields : [];
  const asked = texts.filter((it) => it.kind === "text" && it.facts);
  expect(asked).toMatchObject([
    { name: "/question", facts: expect.arrayContaining([{ name: "studio", text: brand.name }]) },
  ]);
  const inserted = await press("insert /question studio");
  expect(listControls(inserted)).toContainEqual(["/question", "May we count at {studio}"]);
  expect(inserted.focus).toBe("/question");
});

test.each(["github", "gitlab"] as const)(
  "on %s any change is taken back by another commit, once, and what has changed since stays",
  async (host) => {
    const editor = await openEditor("consent", FILE, host);
    const saved: Record<string, string>[] = [
      { "/question": "First?", "/confirmations/grant": "Thanks" },
      { "/settings": "Counting" },
      { "/question": "Second?" },
    ];
    for (const changes of saved) expect(await save(editor, changes)).toHaveProperty("saved");
    const [third, second, first] = await editor.commits();
    expect(await undo(editor, first?.id)).toMatchObject({
      status: 409,
      why: [{ name: "consent", field: "/question", sentence: expect.stringContaining("Question") }],
    });
    const review = (commit = "") => reviewUndo(editor.store, { commit, name: "consent" }, []);
    expect(JSON.stringify(await review(first?.id))).toContain("“May we count visits?”");
    expect(await review(third?.id)).toMatchObject({
      message: third?.message,
      changes: [
        {
          kind: "changed",
          where: [expect.any(String), "Question"],
          before: "Second?",
          after: "First?",
        },
      ],
    });
    expect(await editor.commits()).toHaveLength(3);
    for (const answer of [await undo(editor, third?.id), await undo(editor, third?.id)])
      expect(answer).toMatchObject({ saved: expect.any(String), name: "consent" });
    for (const answer of [await undo(editor, first?.id), await undo(editor, first?.id)])
      expect(answer).toMatchObject({ saved: expect.any(String), name: "consent" });
    expect((await editor.stored())?.text).toBe(FILE.replace("Statistics", "Counting"));
    expect(await review(first?.id)).toMatchObject({ isDone: true, changes: [] });
    expect(await undo(editor, second?.id)).toHaveProperty("saved");
    expect((await editor.stored())?.text).toBe(FILE);
    expect(await editor.commits()).toHaveLength(6);
    const states = async () =>
      (await listLastChanges(editor.store, null)).changes.map(({ isUndone }) => isUndone);
    expect((await states()).slice(0, 6)).toEqual([false, false, false, true, true, true]);
    const [last] = await editor.commits();
    expect(await undo(editor, last?.id)).toHaveProperty("saved");
    expect((await states()).slice(0, 7)).toEqual([false, true, false, false, true, false, true]);
  },
);

test("an entry that was deleted comes back beside newer ones; one that was added goes, unless it has changed", async () => {
  const editor = await openEditor("article-categories", CATEGORIES);
  const order = async (order: string, changes: Record<string, string> = {}) =>
    expect(await save(editor, { "#order": order, ...changes })).toHaveProperty("saved");
  await order("0,2");
  await order("0,1,n1", { "/n1": "Reach" });
  const [added, deleted] = await editor.commits();
  const asked = { commit: deleted?.id ?? "", name: editor.name };
  expect(await reviewUndo(editor.store, asked, [])).toMatchObject({
    changes: [{ kind: "added", entry: "Training" }],
  });
  expect(await undo(editor, deleted?.id)).toHaveProperty("saved");
  expect((await editor.stored())?.text).toMatch(
    /^- Prices\n(# .*\n)?- Training\n- Tools\n- Reach\n$/,
  );
  await save(editor, { "/3": "Range" });
  expect(await undo(editor, added?.id)).toMatchObject({ status: 409, why: [{ field: "/3" }] });
});

test("a change is live when the site was built from it or a later one, and late after 15 minutes", async () => {
  const editor = await openEditor();
  await save(editor, { "/question": "First?" });
  await save(editor, { "/question": "Second?" });
  const [second, first] = await editor.commits();
  const states = async (built: string | undefined, now?: number) =>
    (await listLastChanges(editor.store, built ?? null, now ? { now } : {})).changes.map(
      ({ state }) => state,
    );
  expect(await states(first?.id)).toEqual(["underway", "live", "live"]);
  expect(await states(second?.id)).toEqual(["live", "live", "live"]);
  expect(await states(first?.id, Date.now() + 16 * 60_000)).toEqual(["late", "live", "live"]);
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

test("a file of one page leads to it", () => {
  expect(addressOfFile("home", builtTexts)).toBe("/");
  expect(addressOfFile("studio/content-editor", builtTexts)).toBeNull();
});

test("what was saved is found, filled in and listed before the site is built with it", async () => {
  const editor = await openEditor("consent", FILE.replace("visits?", "visits of {studio}?"));
  const name = "Aurora Pictures";
  await editor.putByHand(builtText("brand").replace(/(^ {2}name: ).*/m, `$1${name}`), "brand");
  const page = await openFile(editor.store, "consent");
  expect(page?.form).toMatchObject({
    fields: expect.arrayContaining([
      expect.objectContaining({ name: "/question", filled: `May we count visits of ${name}?` }),
    ]),
  });
  const texts = await storedTexts(editor.store);
  const hit = { file: "consent", field: "/question", text: `May we count visits of ${name}?` };
  expect(searchContent(hit.text, texts)[0]).toMatchObject(hit);
  expect(searchContent(hit.text)).not.toContainEqual(expect.objectContaining(hit));
});

test("whoever changes a number of spots says what is free today, or on a day of his own", async () => {
  const text = builtText("offers").replace(/^spotsSetOn: .*/m, 'spotsSetOn: "2025-01-15"');
  const editor = await openEditor("offers", text);
  const day = async () => /^spotsSetOn: "?([\d-]+)/m.exec((await editor.stored())?.text ?? "")?.[1];
  const { available } = offers.coaching.spots;
  const change = (count: number, more = {}) =>
    save(editor, { "/coaching/spots/available": `${count}`, ...more });
  expect(await save(editor, { "/coaching/name": "Group" })).toHaveProperty("saved");
  expect(await day()).toBe("2025-01-15");
  expect(await change(available - 1)).toHaveProperty("saved");
  expect(await day()).toBe(studioDay());
  expect(await change(available, { "/spotsSetOn": "2025-02-01" })).toHaveProperty("saved");
  expect(await day()).toBe("2025-02-01");
});

test("after a price has changed the page lists what visitors read with the former one, and nothing that services get", async () => {
  const editor = await openEditor("offers", builtText("offers"));
  const price = `$${offers.coaching.price.toLocaleString("en-US")}`;
  const listAfter = async (text: string) => {
    await editor.putByHand(FILE.replace("May we count visits?", text), "consent");
    return readRepeated(editor.store, "offers");
  };
  expect(await listAfter(`Is it ${price}?`)).toEqual([]);
  expect(await save(editor, { "/coaching/price": `${offers.coaching.price + 7}` })).toHaveProperty(
    "saved",
  );
  const budget = builtText("forms/contact").replace("value: Not sure", `value: ${price}`);
  const sent = budget.replace("label: Not sure", `label: About ${price}`);
  expect(sent).not.toBe(budget);
  await editor.putByHand(sent, "forms/contact");
  const [repeated] = await listAfter(`Is it ${price}?`);
  expect(repeated?.text).toBe(price);
  expect(repeated?.uses.map(({ field }) => field)).toEqual(
    expect.arrayContaining(["/question", expect.stringMatching(/\/options\/\d+\/label$/)]),
  );
  expect(JSON.stringify(repeated)).not.toMatch(/\/value"/);
  for (const other of [`Is it ${price},500?`, "Is it {price:coaching}?"])
    expect(JSON.stringify(await listAfter(other)), other).not.toContain('"/question"');
});

test.each([
  ["opening hours", "site"],
  ["telephone", "site"],
  ["planning questions", "inquiry/questions"],
])("words of an owner lead to a file: %s", (words, file) => {
  expect(searchContent(words)[0]).toMatchObject({ file, field: "" });
});

test("a field is found by what its form calls it", () => {
  expect(searchContent(contentEditor.fields.spotsSetOn ?? "")).toContainEqual(
    expect.objectContaining({ file: "offers", field: "/spotsSetOn" }),
  );
});

test("prices, spots and names that visitors read lead to where they are set", () => {
  const { price, spots } = offers.coaching;
  const hits = [
    `$${price.toLocaleString("en-US")}`,
    `${spots.available} of ${spots.max} spots`,
  ].map((pasted) => searchContent(pasted)[0]);
  expect(hits).toMatchObject([
    { file: "offers", field: expect.stringMatching(/\/price$/) },
    { file: "offers", field: expect.stringMatching(/\/spots\/available$/) },
  ]);
  const form = contentEditor.files["forms/contact"] ?? "";
  expect(searchContent(form)[0]).toMatchObject({ file: "forms/contact", title: form });
});

test("a page that was open too long keeps what was typed, and saves nothing", async () => {
  const editor = await openEditor();
  const fields = await fill(editor, { "/question": "Typed?" });
  const answer = await post(editor, fields, "expired");
  expect(answer).toMatchObject({
    status: 403,
    page: { note: "expired", changes: [{ after: "Typed?" }] },
  });
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

test("an entry of a list goes to any place, and one step among those of its own group", async () => {
  const editor = await openEditor("faq", builtText("faq"));
  const fields = await fill(editor, {});
  const order = (fields.get("/questions#order") ?? "").split(",");
  const category = (key = "") => fields.get(`/questions/${key}/category`);
  const press = async (intent: string, after = "") => {
    const posted = new URLSearchParams([...fields, ["intent", intent], ["move-after", after]]);
    const answer = await post(editor, posted);
    if (!answer || !("page" in answer)) return expect.unreachable("saved");
    const controls = new Map(listControls(answer.page));
    return { focus: answer.page.focus, order: controls.get("/questions#order")?.split(",") };
  };
  const last = order.at(-1) ?? "";
  const placed = await press(`move /questions/0`, last);
  expect(placed).toEqual({ focus: "entry /questions/0", order: [...order.slice(1), "0"] });
  expect((await press(`move /questions/${last}`)).order).toEqual([last, ...order.slice(0, -1)]);
  expect((await press("place /questions/0")).focus).toBe("place /questions/0");
  const lonely = order.findIndex((key, at) => at > 0 && category(key) !== category(order[at - 1]));
  expect(lonely).toBeGreaterThan(0);
  // The first of its group has none to pass.
  const first = order.findIndex((key) => category(key) === category(order[lonely]));
  expect((await press(`up /questions/${order[first]}`)).order).toEqual(order);
  const next = order.findIndex((key, at) => at > first && category(key) === category(order[first]));
  const moved = await press(`down /questions/${order[first]}`);
  expect(moved.order?.indexOf(order[first] ?? "")).toBe(next);
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

test.each([
  ["/coaching/price", "2,000", /^Must be a number, not "2,000"\. Write: 2000$/],
  ["/coaching/price", "", /^Is empty: it must be a number\.$/],
  ["/coaching/price", "much", /^Must be a number, not "much"\.$/],
  ["/coaching/name", "", /^Must not be empty\.$/],
  ["/spotsSetOn", "yesterday", /a date such as 2026-11-20, not "yesterday"\.$/],
])("%s that says %j is refused in words for a form, not for a file", async (name, typed, said) => {
  const editor = await openEditor("offers", builtText("offers"));
  const answer = await save(editor, { [name]: typed });
  if (!answer || !("page" in answer)) return expect.unreachable("saved");
  expect(answer.page.problems[0]).toMatchObject({ name, sentence: expect.stringMatching(said) });
});

test("a day is chosen from a calendar, and what is none stays as it was typed", async () => {
  const editor = await openEditor("offers", builtText("offers"));
  const field = async (typed: string) => {
    const answer = await save(editor, { "/spotsSetOn": typed, "/coaching/name": "" });
    if (!answer || !("page" in answer) || !answer.page.form) return expect.unreachable("saved");
    return fieldAt(answer.page.form, "/spotsSetOn");
  };
  expect(await field("2026-01-31")).toMatchObject({ value: "2026-01-31", isDay: true });
  expect(await field("yesterday")).toMatchObject({ value: "yesterday", isDay: false });
});

test("a form offers no fields that its check refuses", async () => {
  const offered = async (name: string) => {
    const editor = await openEditor(name, builtText(name));
    const page = await openFile(editor.store, name);
    const entry = page?.form && fieldAt(page.form, "/0");
    return entry?.kind === "group" ? entry.fields.map((it) => it.name.slice(3)) : [];
  };
  const shown = await offered("forms/contact");
  expect(shown).toContain("line");
  expect(shown.filter((it) => /^(review|reviewLabel|only)$/.test(it))).toEqual([]);
  expect(await offered("forms/request")).toContain("only");
});

test("what the fields of a form need of each other is said by their labels", async () => {
  const editor = await openEditor("forms/contact", builtText("forms/contact"));
  const answer = await save(editor, { "/2/required": "", "/2/prompt": "Choose one", "/2/max": "" });
  if (!answer || !("page" in answer)) return expect.unreachable("saved");
  expect(answer.page.problems).toMatchObject([
    {
      name: "/2",
      where: [expect.any(String)],
      sentence: expect.stringContaining("“Error if it is left empty”"),
    },
    { name: "/2/prompt", sentence: expect.stringContaining("“Choices”") },
  ]);
  expect(answer.page.problems[1]?.where).toEqual([expect.any(String), "Before one is chosen"]);
  expect(JSON.stringify(answer.page.problems)).not.toContain("`");
});

test.each([
  ["github", "2027-01-31T07:00:00Z"],
  ["gitlab", "2027-01-31T00:00:00Z"],
] as const)("the token of %s is described: when it ends, and what it may do", async (host, end) => {
  const ends = Date.parse(end);
  const { store } = await openEditor("consent", FILE, host);
  expect(await store.describeToken()).toEqual({ ends, mayWrite: true });
  const reader = await openEditor("consent", FILE, host, READ_ONLY);
  expect(await reader.store.describeToken()).toEqual({ ends, mayWrite: false });
});

test("a large file lists its parts, and each is a form that saves that part alone", async () => {
  const text = builtText("inquiry/strategy");
  const editor = await openEditor("inquiry/strategy", text);
  const whole = await openFile(editor.store, editor.name);
  expect(whole).toMatchObject({ form: null, text: null });
  const [, insights] = whole?.parts ?? [];
  const part = insights?.entries[1]?.part ?? "";
  expect(part).toBe("/insights/1");
  expect(await openFile(editor.store, editor.name, { focus: `${part}/title` })).toMatchObject({
    part,
    form: { name: part },
  });
  const page = await openFile(editor.store, editor.name, { part });
  if (!page) return expect.unreachable("no page");
  const fields = new URLSearchParams([["version", page.version], ...listControls(page)]);
  fields.set(`${part}/title`, "Another title");
  expect(await post(editor, fields, null, part)).toHaveProperty("saved");
  const lines = (it = "") => it.split("\n");
  const after = lines((await editor.stored())?.text);
  expect(after).toHaveLength(lines(text).length);
  expect(after.filter((line, at) => line !== lines(text)[at])).toEqual([
    expect.stringContaining("title: Another title"),
  ]);
});

test("a field that names something is a list of what the repository has, not of what was built", async () => {
  const field = async (editor: Awaited<ReturnType<typeof openEditor>>, part: string) =>
    (await openFile(editor.store, editor.name, { part }))?.form;
  const replies = await openEditor("studio/replies", builtText("studio/replies"));
  const offers = builtText("offers");
  await replies.putByHand(offers.replace(/(bundles:\n {2}- slug: )\S+/, "$1renamed"), "offers");
  expect(await field(replies, "/offers/0/offer")).toMatchObject({
    kind: "choice",
    options: expect.arrayContaining([
      expect.objectContaining({ value: "renamed" }),
      expect.objectContaining({ value: "coaching", label: expect.not.stringContaining("{") }),
    ]),
  });
  const images = await openEditor("images", builtText("images"));
  const hero = await field(images, "/pageImages/~1/hero");
  expect(hero).toMatchObject({ kind: "choice", value: "hero" });
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

test("a repository on GitLab is read, written and undone as one on GitHub", async () => {
  const editor = await openEditor("consent", FILE, "gitlab");
  const fields = await fill(editor, { "/question": "Mine?" });
  const twice = await Promise.all([post(editor, fields), post(editor, fields)]);
  for (const answer of twice) expect(answer).toHaveProperty("saved");
  const [commit] = await editor.commits();
  expect(commit).toMatchObject({ author: author.name });
  expect(await editor.commits()).toHaveLength(1);
  const changed = await fill(editor, { "/question": "Mine again?" });
  await editor.putByHand(FILE.replace("May we count visits?", "Theirs?"));
  expect(await post(editor, changed)).toMatchObject({ status: 409, page: { note: "contested" } });
  const [byHand] = await editor.commits();
  expect(await undo(editor, byHand?.id)).toHaveProperty("saved");
  expect((await editor.stored())?.text).toContain("question: Mine?");
  expect(await openFile(editor.store, "faq")).toBeNull();
});

test.each([
  ["401", "token"],
  ["403", "rights"],
  ["rate-limit", "limit"],
  ["no-branch", "missing"],
  ["500", "down"],
  ["reset", "down"],
  ["half", "down"],
] as const)(
  "GitLab that answers %s, at any step, loses nothing that was typed",
  async (mode, problem) => {
    for (const step of ["GET", "PUT"] as const) {
      const editor = await openEditor("consent", FILE, "gitlab");
      const fields = await fill(editor, { "/question": "Typed?" });
      await gitlab.setMode(mode, { match: editor.match(step) });
      const answer = await post(editor, fields);
      await gitlab.resetModes(editor.match(step));
      expect(answer, step).toMatchObject({ status: 503, page: { note: problem } });
      expect(await editor.commits()).toEqual([]);
      expect(await post(editor, fields)).toHaveProperty("saved");
    }
    expect(takeErrors().join()).toContain("content.store-failed");
  },
);

test.each(["done-500", "done-half"] as const)(
  "a commit on GitLab whose answer is lost (%s) is a saved one",
  async (mode) => {
    const editor = await openEditor("consent", FILE, "gitlab");
    await gitlab.setMode(mode, { match: editor.match("PUT"), times: 1 });
    expect(await save(editor, { "/grant": "Sure" })).toHaveProperty("saved");
    expect(await editor.commits()).toHaveLength(1);
  },
);

test("a new entry is shown with all its words before it is saved, and the history names the very entry", async () => {
  const editor = await openEditor("faq", builtText("faq"));
  const fields = await fill(editor, {});
  fields.set("/questions#order", `${fields.get("/questions#order")},n1`);
  fields.set("/questions/n1/question", "Do you film dogs?");
  fields.set("/questions/n1/answer", "Yes, if they stay.");
  const send = (intent: string) =>
    post(editor, new URLSearchParams([...fields, ["intent", intent]]));
  const refused = await send("review");
  expect(JSON.stringify(refused)).toMatch(/Category: choose one of: [^"]*|Choose one of: Content/);
  fields.set("/questions/n1/category", "content-systems");
  expect(await send("review")).toMatchObject({
    page: {
      changes: [
        {
          ...{ kind: "added", where: expect.arrayContaining(["Do you film dogs?"]) },
          after: expect.stringMatching(
            /Category: Content systems\nQuestion: Do you film dogs\?\nAnswer: Yes, if they stay\./i,
          ),
        },
      ],
    },
  });
  expect(await send("save")).toHaveProperty("saved");
  fields.set("version", (await editor.stored())?.version ?? "");
  const changed = await fill(editor, { "/questions/0/answer": "Another answer." });
  const question = changed.get("/questions/0/question")?.slice(0, 30);
  expect(await post(editor, changed)).toHaveProperty("saved");
  const [second, first] = (await editor.commits()).map(({ message }) => message);
  expect(first).toMatch(/: added “Do you film dogs\?”$/);
  expect(second).toContain(`: ${question}`);
  expect(second).toContain(" › Answer: “Another answer.”");
});

test("an address with a slash at its end is refused with the one to write", async () => {
  const editor = await openEditor();
  const answer = await save(editor, { "/policy/href": "/contact/" });
  expect(JSON.stringify(answer)).toContain("Write /contact if you mean that");
});
