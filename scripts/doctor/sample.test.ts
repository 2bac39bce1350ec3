import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { findSample, hashOf } from "./sample.ts";

test("a picture of the sample is known by what it shows, whatever its name", () => {
  const root = mkdtempSync(path.join(tmpdir(), "sample-"));
  mkdirSync(path.join(root, "content"));
  const picture = path.join(root, "content/lamp.jpg");
  writeFileSync(picture, "a lamp");
  writeFileSync(path.join(root, "content/own.jpg"), "our lamp");
  const list = `file ${hashOf(picture)} content/pictures/chair.jpg\n`;
  writeFileSync(path.join(root, "content/sample.txt"), list);
  expect(findSample(root)).toEqual(["content/lamp.jpg"]);
  rmSync(root, { recursive: true });
});

test("invented clients that are published as real are named first", () => {
  const root = mkdtempSync(path.join(tmpdir(), "sample-"));
  mkdirSync(path.join(root, "content"));
  const write = (file: string, text: string) =>
    writeFileSync(path.join(root, "content", file), text);
  write("sample.txt", "Ann Lee\n");
  write("reviews.yaml", "# Such as Ann Lee\n\nname: Ann Lee");
  write("company.yaml", "sample: true");
  expect(findSample(root)).toEqual(["content/reviews.yaml: line 3, Ann Lee"]);
  write("company.yaml", "sample: false");
  expect(findSample(root)[0]).toMatch(
    /sample is false, .* in content\/reviews\.yaml is published as real/,
  );
  rmSync(root, { recursive: true });
});

test("what is left in entries that nobody reads is not named", () => {
  const root = mkdtempSync(path.join(tmpdir(), "sample-"));
  mkdirSync(path.join(root, "content"));
  writeFileSync(path.join(root, "content/sample.txt"), "Ann Lee\n");
  writeFileSync(path.join(root, "content/faq.yaml"), "- Ann Lee\n- Ann Lee\n");
  expect(findSample(root, () => [1])).toEqual(["content/faq.yaml: line 2, Ann Lee"]);
  rmSync(root, { recursive: true });
});
