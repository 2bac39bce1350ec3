import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { deleteEntry, describeRemoval } from "~/features/editor/entries/entry-acts.server";
import { openFile } from "~/features/editor/files/file-page.server";
import { builtText } from "~/features/editor/files/site-content.server";
import { addPicture } from "~/features/editor/pictures/add-picture.server";
import { listPictures, openPicture } from "~/features/editor/pictures/pictures.server";
import { blobIdOf } from "~/features/editor/stores/store.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { githubClient, gitlabClient } from "../../stand-ins/client.ts";
import { author, listControls, openEditor, post, undo } from "./content-editor.ts";

const clients = { github: githubClient(env.GITHUB), gitlab: gitlabClient(env.GITLAB) };

const IMAGES = `pictures:
  # On every page.
  rain:
    file: rain.avif
    alt: Rain
pageImages:
  /:
    hero: rain
`;

/** A PNG of this size, as far as its head says. */
function png(width: number, name = "My Harbor (1).JPG", more = 0) {
  const head = new Uint8Array(33 + more);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  head.set(new TextEncoder().encode("IHDR"), 12);
  new DataView(head.buffer).setUint32(16, width);
  new DataView(head.buffer).setUint32(20, 1000);
  return new File([head], name);
}

async function openPictures(host: "github" | "gitlab" = "github") {
  const editor = await openEditor("images", IMAGES, host);
  const upload = (file: File, alt = "The harbor", person = "") =>
    addPicture(editor.store, { file, alt, person, author, served: [] });
  return { ...editor, upload };
}

test.each(["github", "gitlab"] as const)(
  "a picture is a file with a name of its own on %s, once, and a line in the list",
  async (host) => {
    const editor = await openPictures(host);
    const file = png(1600, undefined, 700_000);
    expect(await editor.upload(file)).toMatchObject({ part: "/pictures/my-harbor-1" });
    expect((await editor.stored())?.text).toBe(
      IMAGES.replace(
        "pageImages",
        "  my-harbor-1:\n    file: my-harbor-1.png\n    alt: The harbor\npageImages",
      ),
    );
    const opened = await openPicture(editor.store, "my-harbor-1.png");
    const bytes = await new Response(opened?.body).arrayBuffer();
    expect(await blobIdOf(new Blob([bytes]))).toBe(await blobIdOf(file));
    expect(await editor.upload(file)).toMatchObject({ part: "/pictures/my-harbor-1" });
    expect(await editor.commits()).toHaveLength(2);
    expect(await editor.upload(png(1601))).toMatchObject({ part: "/pictures/my-harbor-1-2" });
    expect(await editor.commits()).toMatchObject([{ author: "ada" }, {}, {}, {}]);
  },
);

const TEAM = builtText("team");

test("a picture of a person is in the team with its words, whatever page it may be too small for", async () => {
  const editor = await openPictures();
  await editor.putByHand(TEAM, "team");
  const { people } = await listPictures(editor.store);
  const [first = "", second = ""] = people;
  expect(await editor.upload(png(1599))).toMatchObject({ status: 422 });
  const part = "/members/1";
  for (const answer of [
    await editor.upload(png(1599), "At the van", second),
    await editor.upload(png(1599), "At the van", second),
    await editor.upload(png(1599), "Beside the van", second),
  ])
    expect(answer).toMatchObject({ name: "team", part });
  expect((await editor.stored())?.text).toBe(IMAGES);
  const team = (await editor.store.read("content/team.yaml"))?.text ?? "";
  expect(team).toContain("    photo:\n      file: my-harbor-1.png\n      alt: Beside the van\n");
  expect(await editor.upload(png(1600), "{no-such-fact}", first)).toMatchObject({ status: 422 });
  expect(await editor.upload(png(1600), "Ada", "Nobody")).toMatchObject({ status: 422 });
  expect(await listPictures(editor.store)).toMatchObject({
    pictures: [{ name: "rain", file: "rain.avif" }],
    others: ["my-harbor-1.png"],
  });
});

test.each<[string, File, string]>([
  ["too small", png(827), "827 px"],
  ["too large", png(1600, "a.png", 20_000_000), "20 MB"],
  ["a script", new File(["alert(1)//".padEnd(99)], "a.jpg"), "is not a picture"],
  ["an SVG", new File(["<svg onload='alert(1)'></svg>".padEnd(99)], "a.png"), "is not a picture"],
  ["nothing", new File([], ""), "Choose"],
])("a file that is %s is refused, and not stored", async (_, file, why) => {
  const editor = await openPictures();
  const answer = await editor.upload(file);
  expect(answer).toMatchObject({ status: 422, refusal: expect.stringContaining(why) });
  expect(await editor.commits()).toEqual([]);
});

test.each(["github", "gitlab"] as const)(
  "a picture on %s is deleted with its name, and can be taken back; not while a page shows it",
  async (host) => {
    const editor = await openPictures(host);
    await editor.upload(png(1600));
    const name = "pictures/my-harbor-1.png";
    const listed = (await editor.stored())?.text ?? "";
    await editor.putByHand(listed.replace("hero: rain", "hero: my-harbor-1"));
    const use = { name: "images", field: "/pageImages/~1/hero" };
    expect(await describeRemoval(editor.store, name)).toMatchObject({ uses: [use] });
    expect(await deleteEntry(editor.store, name, author)).toMatchObject({ status: 422 });
    await editor.putByHand(listed);
    expect(await describeRemoval(editor.store, name)).toMatchObject({ uses: [] });
    const removed = await deleteEntry(editor.store, name, author);
    expect(await deleteEntry(editor.store, name, author)).toEqual(removed);
    expect((await editor.stored())?.text).toBe(IMAGES);
    expect(await listPictures(editor.store)).toMatchObject({ others: [] });
    const [commit] = await editor.commits();
    expect(commit?.message).toBe("Picture deleted: my-harbor-1.png");
    expect(await undo({ store: editor.store, name: "" }, commit?.id)).toMatchObject({
      name: "images",
    });
    expect((await editor.stored())?.text).toBe(listed);
    expect(await openPicture(editor.store, "my-harbor-1.png")).not.toBeNull();
  },
);

test("words that the build would refuse are refused before the file is stored", async () => {
  const editor = await openPictures();
  for (const alt of [" ", "{no-such-fact}"])
    expect(await editor.upload(png(1600), alt), alt).toMatchObject({ status: 422 });
  expect(await editor.commits()).toEqual([]);
});

test.each(["github", "gitlab"] as const)(
  "a picture whose answer is lost on %s is there once, and one that failed can be sent again",
  async (host) => {
    const editor = await openPictures(host);
    const match = editor.match(host === "github" ? "PUT" : "POST");
    for (const [at, mode] of (["done-500", "done-half"] as const).entries()) {
      await clients[host].setMode(mode, { match, times: 1 });
      expect(await editor.upload(png(1600 + at, mode))).toMatchObject({
        part: `/pictures/${mode}`,
      });
    }
    await clients[host].setMode("401", { match, times: 1 });
    await expect(editor.upload(png(1700))).rejects.toMatchObject({ problem: "token" });
    expect(await editor.upload(png(1700))).toHaveProperty("saved");
    expect(await editor.commits()).toHaveLength(6);
    takeErrors();
  },
);

test("no other file is opened as a picture", async () => {
  const editor = await openPictures();
  for (const file of ["../images.yaml", "rain.yaml", ".git", "a/b.png", "missing.png"])
    expect(await openPicture(editor.store, file), file).toBeNull();
});

test("a press on a picture is its focus, of one picture without the others' fields", async () => {
  const editor = await openPictures();
  await editor.upload(png(2000));
  const part = "/pictures/my-harbor-1";
  const page = await openFile(editor.store, "images", { part });
  if (!page) return expect.unreachable("no page");
  const fields = new URLSearchParams([["version", page.version], ...listControls(page)]);
  expect([...fields.keys()].filter((it) => /^.(?!pictures.my-harbor-1)/.test(it))).toEqual([
    "version",
  ]);
  const press = (x: string, y: string) =>
    post(
      editor,
      new URLSearchParams([...fields, [`press ${part}.x`, x], [`press ${part}.y`, y]]),
      null,
      part,
    );
  // Shown 256 px wide, so 128 px high.
  const pressed = await press("64", "96");
  if (!pressed || !("page" in pressed)) return expect.unreachable("saved");
  const focus = [`${part}/focus`, "25% 75%"];
  expect(listControls(pressed.page)).toContainEqual(focus);
  expect(await press("0", "0")).toMatchObject({ status: 200 });
  fields.set(`${part}/focus`, "25% 75%");
  expect(await post(editor, fields, null, part)).toHaveProperty("saved");
  const before = "alt: The harbor\n";
  expect((await editor.stored())?.text).toContain(`${before}    focus: 25% 75%\npageImages`);
  expect((await editor.stored())?.text).toContain("# On every page.");
});
