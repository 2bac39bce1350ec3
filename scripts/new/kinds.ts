import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { articleCategories } from "#content/article-categories.yaml";
import { filmKinds } from "#content/film-kinds.yaml";
import { bundles } from "#content/offers.yaml";
import { members } from "#content/team.yaml";
import { findHost, HOST_EXAMPLES } from "../../app/content/film-hosts.ts";
import { studioDay } from "../../app/content/format.ts";
import { personOf, slugOf } from "../../app/content/slug.ts";
import { brandColor } from "../../plugins/brand/colors.ts";
import { findPageProblems, readSite } from "../../plugins/check-content/page-problems.ts";
import { settleAllMdx } from "../../plugins/mdx/mdx.ts";
import { root } from "../tools.ts";
import { appendEntry } from "./append-entry.ts";
import { placeholders } from "./placeholders.ts";

export type Question = { option: string; ask: string; example: string };
export type Answers = Record<string, string>;
type Written = { file: string; address: string; note?: string };
type Kind = { questions: Question[]; write(answers: Answers): Written | Promise<Written> };

const title = { option: "title", ask: "Title", example: "How to Light a Face" };
const name = { option: "name", ask: "Full name", example: "Ann Lee" };
const role = { option: "role", ask: "Role", example: "Sound" };
const today = studioDay();

export const kinds = new Map<string, Kind>([
  ["article", { questions: [title], write: writeArticle }],
  ["page", { questions: [title], write: writePage }],
  ["person", { questions: [name, role], write: writePerson }],
  [
    "review",
    {
      questions: [name, role, { option: "words", ask: "Their words", example: "Quick and kind." }],
      write: writeReview,
    },
  ],
  [
    "film",
    {
      questions: [
        title,
        { option: "at", ask: "Address at a video host", example: "https://vimeo.com/76979871" },
      ],
      write: writeFilm,
    },
  ],
]);

function writeArticle({ title = "" }: Answers): Written {
  const slug = addressOf(title);
  const text = `---
title: ${quoted(title)}
excerpt: ${quoted(placeholders.excerpt)}
category: ${quoted(articleCategories[0] ?? "")} # or ${articleCategories.slice(1).join(", ")}
tags: [video]
readTime: "5 min read"
publishDate: "${today}"
# cover: "cover.jpg" # a picture in this folder, from 1,600 px wide; coverAlt, coverFocus
metaDescription: ${quoted(placeholders.metaDescription)}
keywords: ["video"]
relatedLinks:
  - { title: "Contact", href: /contact, description: ${quoted(placeholders.relatedLink)} }
---

${placeholders.text}
`;
  return { file: writeNew(`content/blog/${slug}/index.mdx`, text), address: `/blog/${slug}` };
}

async function writePage({ title = "" }: Answers): Promise<Written> {
  const slug = addressOf(title);
  const file = `content/own-pages/${slug}.mdx`;
  await refuseTaken(file, `/${slug}`, title);
  const text = `---
path: /${slug}
name: ${quoted(title)}
title: ${quoted(title)}
description: ${quoted(placeholders.description)}
# menu: "Company" # a menu of content/navigation.yaml; footer: is a column of its footer
updated: "${today}"
---

${placeholders.text}
`;
  return { file: writeNew(file, text), address: `/${slug}` };
}

/** Another file, a redirect or a page with a layout of its own may have the address. */
async function refuseTaken(file: string, address: string, title: string) {
  const { files } = await settleAllMdx();
  const own = files.filter((it) => it.kind === "own page");
  const frontmatter = { path: address, name: title, title, description: title, updated: today };
  const found = findPageProblems([...own, { file, frontmatter }], readSite(files));
  const taken = found.find((it) => it.startsWith(`${file}: path: `));
  if (taken) throw new Error(`${taken.split("path: ")[1]} Choose another title.`);
}

function writePerson({ name = "", role = "" }: Answers): Written {
  const { slug } = personOf(name);
  if (members.some((member) => member.slug === slug))
    throw new Error(
      `content/team.yaml has ${name} already: edit that entry, or choose another name.`,
    );
  const file = appendEntry("team", "members", {
    name,
    role,
    avatarColor: "rain",
    ask: placeholders.ask,
    bio: placeholders.bio,
    longBio: [placeholders.longBio],
    credits: [{ label: "Always packs", value: placeholders.credit }],
  });
  return { file, address: `/company/team#${slug}` };
}

function writeReview({ name = "", role = "", words = "" }: Answers): Written {
  const file = appendEntry("reviews", "reviews", {
    name,
    role,
    content: words,
    rating: 5,
    timeAgo: placeholders.timeAgo,
    initials: personOf(name).initials,
    avatarColor: "rain",
  });
  return { file, address: "/resources/reviews" };
}

async function writeFilm({ title = "", at = "" }: Answers): Promise<Written> {
  if (!findHost(at)) throw new Error(`The address must be like ${HOST_EXAMPLES}.`);
  const slug = addressOf(title);
  const file = writeNew(
    `content/work/${slug}/index.mdx`,
    `---
title: ${quoted(title)}
# For a client: remove the next line, and write client: "Their name"
spec: true
kind: ${quoted(filmKinds[0]?.kind ?? "")} # or ${filmKinds
      .slice(1)
      .map(({ kind }) => kind)
      .join(", ")}
year: ${today.slice(0, 4)}
length: "1:00"
role: ${quoted(placeholders.filmRole)}
result: ${quoted(placeholders.result)}
metaDescription: ${quoted(placeholders.metaDescription)}
offer: ${bundles[0]?.slug ?? "monthly"}
order: 1
uploaded: "${today}"
poster: poster.jpg
posterAlt: ${quoted(placeholders.posterAlt)}
hostedAt: ${quoted(at)}
credits:
  - { role: "Everything", name: "{studio}" }
transcript: |
  ${placeholders.transcript}
---

${placeholders.filmText}
`,
  );
  const poster = path.join(root, path.dirname(file), "poster.jpg");
  const address = `/work/${slug}`;
  if (existsSync(poster)) return { file, address };
  const background = brandColor("ink");
  const plain = sharp({ create: { width: 1920, height: 1080, channels: 3, background } });
  await plain.jpeg().toFile(poster);
  const note = `${path.dirname(file)}/poster.jpg is a plain placeholder: put a still of the film there, at least 1,600 px wide, under the same name.`;
  return { file, address, note };
}

function addressOf(title: string): string {
  const slug = slugOf(title);
  if (slug) return slug;
  throw new Error(
    "The address comes from the title: give one in Latin letters, and edit it after.",
  );
}

const quoted = (text: string) => JSON.stringify(text);

function writeNew(file: string, text: string): string {
  const target = path.join(root, file);
  if (existsSync(target)) throw new Error(`There is ${file} already: choose another title.`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  return file;
}
