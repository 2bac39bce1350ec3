import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "~/features/editor/stores/open-store.server";
import { parseEnv } from "~/settings/settings.server";
import { serveContentFiles } from "./content-files.ts";

async function serve() {
  const folder = mkdtempSync(path.join(tmpdir(), "content-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, "content/locations"), { recursive: true });
  writeFileSync(path.join(folder, "content/faq.yaml"), "title: Fragen, Ångström\n");
  writeFileSync(path.join(folder, "secret.txt"), "secret");
  const variables = await serveContentFiles(folder);
  const store = openStore(parseEnv(variables));
  if (!store) return expect.unreachable("no store");
  return { folder, variables, store };
}

const change = { message: "m", author: { name: "a", email: "a@x.test" } };

test("the files of this machine are read, listed and written as those of a repository", async () => {
  const { folder, store } = await serve();
  const before = await store.read("content/faq.yaml");
  expect(before?.text).toBe("title: Fragen, Ångström\n");
  const version = before?.version ?? "";
  expect(await store.list("content")).toEqual([{ path: "content/faq.yaml", version }]);
  expect(await store.listAll()).toEqual([{ path: "content/faq.yaml", version }]);
  expect(await store.log(10, "content")).toEqual([]);
  expect(
    await store.write("content/faq.yaml", { ...change, text: "title: Neu\n", version }),
  ).toMatch(/^\w{40}$/);
  expect(readFileSync(path.join(folder, "content/faq.yaml"), "utf8")).toBe("title: Neu\n");
  expect(
    await store.write("content/faq.yaml", { ...change, text: "title: X\n", version }),
  ).toBeNull();
});

test("a file that is new is put there once, and its bytes are read as they are", async () => {
  const { folder, variables, store } = await serve();
  const { origin } = new URL(variables.CONTENT_REPOSITORY);
  const address = `${origin}/repos/local/files/contents/content/pictures/a.jpg`;
  const bytes = Buffer.from([0xff, 0xd8, 0x00, 0x80]);
  const body = JSON.stringify({ message: "m", content: bytes.toString("base64") });
  const headers = { authorization: `Bearer ${variables.CONTENT_TOKEN}` };
  const put = () => fetch(address, { method: "PUT", headers, body });
  expect([(await put()).status, (await put()).status]).toEqual([200, 422]);
  expect(readFileSync(path.join(folder, "content/pictures/a.jpg"))).toEqual(bytes);
  const opened = await store.open("content/pictures/a.jpg");
  expect(Buffer.from((await opened?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
  const outside = await fetch(`${origin}/repos/local/files/contents/secret.txt`, {
    ...{ method: "PUT", headers, body },
  });
  expect(outside.status).toBe(404);
});

test("several files are moved, written and deleted at once, and nothing outside of content", async () => {
  const { folder, store } = await serve();
  const at = (name: string) => path.join(folder, "content/blog", name);
  mkdirSync(at("old"), { recursive: true });
  writeFileSync(at("old/index.mdx"), "old");
  writeFileSync(at("old/a.jpg"), Buffer.from([0xff, 0xd8, 0x00]));
  const listed = await store.list("content/blog/old");
  const [mdx, picture] = ["index.mdx", "a.jpg"].map(
    (name) => listed.find((it) => it.path.endsWith(name))?.version ?? "",
  );
  const moved = [
    { path: "content/blog/new/index.mdx", before: null, text: "new" },
    { path: "content/blog/new/a.jpg", before: null, version: picture ?? "" },
    { path: "content/blog/old/index.mdx", before: mdx ?? "", isGone: true as const },
    { path: "content/blog/old/a.jpg", before: picture ?? "", isGone: true as const },
  ];
  expect(await store.commit(moved, change)).toMatch(/^\w{40}$/);
  expect(existsSync(at("old"))).toBe(false);
  expect(readFileSync(at("new/index.mdx"), "utf8")).toBe("new");
  expect(readFileSync(at("new/a.jpg"))).toEqual(Buffer.from([0xff, 0xd8, 0x00]));
  expect(await store.commit(moved, change)).toBeNull();
  const outside = [{ path: "content/../secret.txt", before: null, text: "x" }];
  await expect(store.commit(outside, change)).rejects.toThrow();
  expect(readFileSync(path.join(folder, "secret.txt"), "utf8")).toBe("secret");
});

test("what was saved is kept with what was there before, also by the next run, and outside of content nothing is", async () => {
  const { folder, store } = await serve();
  const file = "content/faq.yaml";
  const former = await store.read(file);
  const version = former?.version ?? "";
  const saved = await store.write(file, { ...change, text: "title: Neu\n", version });
  const gone = (await store.read(file))?.version ?? "";
  const removed = await store.commit([{ path: file, before: gone, isGone: true }], change);
  const later = openStore(parseEnv(await serveContentFiles(folder)));
  const [last, first] = (await later?.log(10, file)) ?? [];
  expect([last?.id, first?.id]).toEqual([removed, saved]);
  expect(last).toMatchObject({ message: "m", author: "a", parent: expect.any(String) });
  expect(await later?.changedBy(removed ?? "")).toEqual([file]);
  expect(await later?.listAll()).toEqual([]);
  expect(await later?.listAll(saved ?? "")).toEqual([{ path: file, version: gone }]);
  expect(await later?.listAll(first?.parent)).toEqual([{ path: file, version }]);
  expect(await later?.read(file, first?.parent)).toEqual(former);
  expect(await later?.recall(version)).toBe(former?.text);
  expect(await later?.recall("0".repeat(40))).toBeNull();
  expect(await later?.commit([{ path: file, before: null, version }], change)).toMatch(/^\w{40}$/);
  expect(readFileSync(path.join(folder, file), "utf8")).toBe(former?.text);
});

test("what was saved is known, too, where the file has been changed by hand since", async () => {
  const { folder, store } = await serve();
  const file = "content/faq.yaml";
  const version = (await store.read(file))?.version ?? "";
  const saved = (await store.write(file, { ...change, text: "title: Neu\n", version })) ?? "";
  const after = (await store.read(file))?.version;
  writeFileSync(path.join(folder, file), "title: Von Hand\n");
  expect(await store.listAll(saved)).toEqual([{ path: file, version: after }]);
  expect((await store.listAll())[0]?.version).not.toBe(after);
  const later = openStore(parseEnv(await serveContentFiles(folder)));
  expect(await later?.recall(after ?? "")).toBe("title: Neu\n");
  const byHand = (await store.read(file))?.version ?? "";
  await store.write(file, { ...change, text: "title: Neuer\n", version: byHand });
  const [last] = await store.log(1);
  expect(await store.listAll(last?.parent)).toEqual([{ path: file, version: byHand }]);
  expect(await store.listAll(saved)).toEqual([{ path: file, version: after }]);
});

test("only who has the token of this run may ask, and for nothing but content", async () => {
  const { variables, store } = await serve();
  for (const file of ["secret.txt", "content/../secret.txt", "content/missing.yaml"])
    expect(await store.read(file), file).toBeNull();
  const { origin } = new URL(variables.CONTENT_REPOSITORY);
  const address = `${origin}/repos/local/files/contents/content/faq.yaml`;
  const statuses = [undefined, "Bearer", `Bearer ${"x".repeat(32)}`].map(async (authorization) => {
    const headers = authorization === undefined ? undefined : { authorization };
    return (await fetch(address, { headers })).status;
  });
  expect(await Promise.all(statuses)).toEqual([401, 401, 401]);
  expect(new URL(variables.CONTENT_REPOSITORY).hostname).toBe("127.0.0.1");
});
