import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { setupCard } from "#content/setup-card";

const ROOT = path.resolve("content/blog");
const articles = readdirSync(ROOT, { withFileTypes: true })
  .filter((it) => it.isDirectory())
  .map(({ name: slug }) => {
    const text = readFileSync(path.join(ROOT, slug, "index.mdx"), "utf8");
    const [, matter = "", body = ""] = text.split(/^---$/m);
    return { slug, matter, body, title: fieldOf(matter, "title") };
  });

function fieldOf(matter: string, field: string) {
  return new RegExp(`^${field}: "?(.*?)"?$`, "m").exec(matter)?.[1];
}

test("related links name articles by their titles", () => {
  const titles = new Map(articles.map(({ slug, title }) => [`/blog/${slug}`, title]));
  for (const { slug, matter } of articles) {
    const links = [...matter.matchAll(/- title: "?(.*?)"?\n\s+href: "?(.*?)"?\n/g)];
    expect(links.length, slug).toBeGreaterThan(2);
    for (const [, title, href = ""] of links) {
      if (titles.has(href)) expect(title, slug).toBe(titles.get(href));
    }
  }
});

test("articles link inside the site by paths, and to no reserved domain", () => {
  for (const { slug, body } of articles) expect(body, slug).not.toMatch(/\.example\b/);
});

test("an article that changed says so, after it came out", () => {
  for (const { slug, matter } of articles) {
    const published = fieldOf(matter, "publishDate") ?? "";
    expect((fieldOf(matter, "modifiedDate") ?? published) >= published, slug).toBe(true);
  }
});

test("nobody invented is passed off as a client", () => {
  for (const { slug, body } of articles)
    expect(body, slug).not.toMatch(/\bwe (have )?filmed for\b/i);
});

test("the setup card says what the audit's actions quote, and no article says otherwise", () => {
  const card = setupCard.lines.map(({ text }) => text).join(" ");
  for (const words of [setupCard.microphone, setupCard.frameRate, setupCard.distance]) {
    expect(card).toContain(words);
  }
  expect(card.toLowerCase()).toContain(setupCard.lens);
  expect(card.toLowerCase()).toContain(setupCard.fileName);
  for (const { slug, body } of articles) {
    for (const [said] of body.matchAll(/[\w\s-]{20}below the (chin|collar)/g)) {
      expect(said, slug).toContain(setupCard.microphone);
    }
    expect(body, slug).not.toMatch(/2x lens|\b24, or 30\b|five or six feet/);
  }
});

test("file names in articles follow the card's pattern", () => {
  const names = articles.flatMap(({ body }) => body.match(/\b[\w-]+\.(mp4|srt)\b/g) ?? []);
  expect(names.length).toBeGreaterThan(4);
  const pattern = /^\d{4}-\d\d_[a-z]+-\d\d_[a-z0-9-]+_v\d_\d+x\d+(_[a-z]{2})?\.(mp4|srt)$/;
  expect(names.filter((name) => !pattern.test(name))).toEqual([]);
});

test("ranges of cost carry their month", () => {
  const tools = articles.find(({ slug }) => slug === "video-content-creation-tools");
  expect(tools?.body).toMatch(/rough ranges.*\b20\d\d\b/);
});
