import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { articleBody } from "../../app/features/blog/body/article-body.tsx";
import { compileOwnPages } from "./compile-own-pages.ts";

const FIELDS = `path: /parking
name: Parking
title: Where to park
description: Where to leave the van.
updated: "2026-11-22"`;
const root = await mkdtemp(path.join(tmpdir(), "studio-site-own-"));
afterAll(() => rm(root, { recursive: true }));

const compile = async (fields: string) => {
  const text = '## Height\n\n<Callout title="Mind">\n\nIt is **low**.\n\n</Callout>';
  await writeFile(path.join(root, "parking.mdx"), `---\n${fields}\n---\n\n${text}\n`);
  return compileOwnPages(root, async () => articleBody);
};

test("one file is all that a page needs, with the components of articles", async () => {
  const [compiled] = await compile(FIELDS);
  expect(compiled?.page.path).toBe("/parking");
  expect(compiled?.contents).toEqual([{ id: "height", text: "Height" }]);
  expect(compiled?.html).toContain('role="note"');
});

test("no folder is no page", async () => {
  expect(await compileOwnPages(path.join(root, "nowhere"), async () => articleBody)).toEqual([]);
});

test("a wrong field is named with its file", async () => {
  await expect(compile(FIELDS.replace("/parking", "parking"))).rejects.toThrow(
    /parking\.mdx: path must be a path that starts with a slash/,
  );
});
