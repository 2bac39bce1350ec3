import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articleBody } from "../../app/features/blog/article-body.tsx";
import { readPictures } from "./pictures.ts";

let folder: string;
let made = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "studio-site-pictures-"));
  const grey = { width: 1400, height: 900, channels: 3, background: "grey" } as const;
  const picture = sharp({ create: grey });
  await picture.toFile(path.join(folder, "lamp.jpg"));
  await picture.toFile(path.join(folder, "plan.png"));
  await writeFile(path.join(folder, "index.mdx"), "");
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(made);
});

test("a photograph between paragraphs is cropped wide, and tall for phones", async () => {
  const beside = await readPictures(path.join(folder, "index.mdx"));
  const picture = beside.find("lamp.jpg", { isStill: true });
  const html = renderToStaticMarkup(articleBody.picture({ picture, alt: "A lamp" }));
  expect(html).toMatch(
    /^<picture class="still"><source type="image\/avif" media="screen and \(max-width: 639px\)" srcSet="\/.cache\/pictures\/lamp-tall-\w+-480\.avif 480w, \/.cache\/pictures\/lamp-tall-\w+-640\.avif 640w"/,
  );
  expect(html).toMatch(/lamp-wide-\w+-1280\.webp" [^>]*width="1280" height="536" alt="A lamp"/);
  const upright = [...beside.found].find(([name]) => name.endsWith("-640.avif"));
  made = (await upright?.[1]()) ?? "";
  const { width, height } = await sharp(made).metadata();
  expect([width, height]).toEqual([640, 800]);
});

test("an inline photograph and a drawing are not cropped", async () => {
  const beside = await readPictures(path.join(folder, "index.mdx"));
  const whole = [beside.find("lamp.jpg"), beside.find("plan.png", { isStill: true })];
  expect(whole.map(({ tall, width, height }) => [tall, width, height])).toEqual([
    [undefined, 1280, 823],
    [undefined, 1280, 823],
  ]);
});
