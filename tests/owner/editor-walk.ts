import { globSync } from "node:fs";
import path from "node:path";
import articleCategories from "#content/article-categories.yaml";
import { faq } from "#content/faq.yaml";
import { home } from "#content/home.yaml";
import { questions as wizard } from "#content/inquiry/questions.yaml";
import { offers } from "#content/offers.yaml";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { studioDay } from "../../app/content/format.ts";
import type { Edit } from "./edits.ts";
import { appendTo, article, formField, question, quote } from "./new-entries.ts";

const { entries, pictures } = contentEditor;

/** What an owner does at /studio/content; a browser of any kind can do each. */
export type Step =
  /** Searches for words of the site, and opens the file that has them. */
  | { find: string; file: string }
  /** Opens a file from the list of all, or a page for a new text. */
  | { open: string; named: string }
  | { follow: string }
  /** A button of the form by what it does: "add /questions". */
  | { press: string; from: From }
  /** Writes into a field, or chooses what has these words; its name is its place in the file. */
  | ({ write: string } & Place)
  | ({ choose: string } & Place)
  /** Puts a file of the project beside the text that is open. */
  | { upload: string; to: string }
  | { save: true };

/** How a text browser gets to a control: from a button that begins a line by so many stops, up or down. */
type From = [button: string, stops: number];
type Place = { name: string; from: From };

/** One change of the site in the browser, and what it does to the files. */
export type Change = { title: string; steps: Step[]; edits: Edit[] };

const open = (file: string): Step => ({ open: file, named: contentEditor.files[file] ?? file });
const press = (act: string, from: From = [act, 0]): Step => ({ press: act, from });
/** Below a field of one line is what can be inserted into it. */
const write = (name: string, words: string, from: From = [`offer ${name}`, -1]): Step => ({
  ...{ name, from, write: words },
});
const choose = (name: string, words: string, from: From): Step => ({
  ...{ name, from, choose: words },
});
const save: Step = { save: true };

const inFile = (file: string, from: RegExp | string, to: string, more?: Partial<Edit>): Edit => ({
  file: `content/${file}`,
  change: (text) => text.replace(from, to),
  ...more,
});

/** How many stops a text is in a text browser: app/routes/admin/content/form-leaf.tsx. */
const linesOf = (text = "") => Math.ceil((text.length + 1) / 38);

const [bundle] = offers.bundles;
/** The last question with another one of its topic right above it, and one far from both. */
const moved = faq.questions.findLastIndex(
  ({ category }, at, all) => all[at - 1]?.category === category,
);
const deleted = moved - 3;
const blockOf = (at: number) => ` {2}- id: ${faq.questions[at]?.id}\\n(?: {4}.*\\n)+`;
const [step] = wizard.inOrder;
const option = step?.options[1]?.label ?? "";

const [PICTURE = ""] = globSync("content/blog/*/cover.jpg").sort();
const BESIDE = path.basename(PICTURE);
const ARTICLE = "content/blog/your-first-answer-on-film";

/** In this order, each in the site that the one before has left. */
export const changes: Change[] = [
  {
    title: "a headline",
    steps: [
      { find: home.headline, file: "home" },
      write("/headline", "Films that say it once", ["offer /headline", -linesOf(home.headline)]),
      save,
    ],
    edits: [
      inFile("home.yaml", /^headline: ("?).*/m, "headline: $1Films that say it once$1", {
        shows: { "/": /<h1[^>]*>Films that say it once</ },
      }),
    ],
  },
  {
    title: "a price",
    steps: [
      open("offers"),
      write("/bundles/0/price", "6789", ["offer /bundles/0/films", -1 - linesOf(bundle?.films)]),
      save,
    ],
    edits: [
      inFile("offers.yaml", /(?<=^bundles:\n(?: .*\n)*? +price: )\d+/m, "6789", {
        shows: { "/video-packages?tab=bundles": /\$6,789/, "/offers.json": /6789/ },
      }),
    ],
  },
  {
    title: "spots, whose day follows",
    steps: [open("offers"), write("/bundles/0/spots/available", "1", ["up /bundles/1", -3]), save],
    edits: [
      {
        file: "content/offers.yaml",
        change: (text) =>
          text
            .replace(/^spotsSetOn: ("?).*/m, `spotsSetOn: $1${studioDay()}$1`)
            .replace(/(?<=^bundles:\n(?: .*\n)*?.*available: )\d+/m, "1"),
        shows: {
          "/video-packages?tab=bundles": new RegExp(`1 of ${bundle?.spots.max} spots available`),
        },
      },
    ],
  },
  {
    title: "a question, added",
    steps: [
      open("faq"),
      press("add /questions"),
      choose("/questions/n1/category", faq.categories.at(-1)?.label ?? "", [
        "offer /questions/n1/question",
        -2,
      ]),
      write("/questions/n1/question", "Do you film abroad?"),
      write("/questions/n1/answer", "Yes."),
      save,
    ],
    edits: [
      {
        file: "content/faq.yaml",
        change: (text) => text + question(faq.categories.at(-1)?.id ?? ""),
        shows: { "/faq": /Do you film abroad\?/ },
      },
    ],
  },
  {
    title: "a question, moved",
    steps: [open("faq"), press(`up /questions/${moved}`), save],
    edits: [
      inFile("faq.yaml", new RegExp(`(${blockOf(moved - 1)})(${blockOf(moved)})`), "$2$1", {
        shows: { "/faq": inThisOrder(moved, moved - 1) },
      }),
    ],
  },
  {
    title: "a question, deleted",
    steps: [
      open("faq"),
      press(`delete /questions/${deleted}`, [`up /questions/${deleted}`, 3]),
      save,
    ],
    edits: [
      // The translation follows.
      ...["faq.yaml", "es/faq.yaml"].map((file) =>
        inFile(file, new RegExp(blockOf(deleted)), "", {
          hides: { "/faq": inThisOrder(deleted) },
        }),
      ),
      inFile(
        "es/translated-from.yaml",
        new RegExp(`(?: {2}questions\\[${faq.questions[deleted]?.id}\\].*\\n)+`),
        "",
      ),
    ],
  },
  {
    title: "a review",
    steps: [
      open("reviews"),
      press("add /reviews"),
      write("/reviews/n1/name", "Maren Oduya"),
      write("/reviews/n1/role", "Owner"),
      write("/reviews/n1/content", "Quick, kind and on time."),
      write("/reviews/n1/rating", "4", ["offer /reviews/n1/content", 1]),
      write("/reviews/n1/timeAgo", "a week ago"),
      write("/reviews/n1/initials", "MO", ["offer /reviews/n1/timeAgo", 1]),
      choose("/reviews/n1/avatarColor", "Blue", ["offer /reviews/n1/timeAgo", 2]),
      save,
    ],
    edits: [
      {
        file: "content/reviews.yaml",
        change: (text) => appendTo(text, "reviews", quote),
        shows: { "/resources/reviews": /Maren Oduya/ },
      },
    ],
  },
  {
    title: "a field of the contact form that must be filled in",
    steps: [
      open("forms/contact"),
      press("add "),
      write("/n1/name", "venue", ["offer /n1/group", -2]),
      write("/n1/label", "Venue"),
      write("/n1/required", "Venue is required"),
      save,
    ],
    edits: [
      {
        file: "content/forms/contact.yaml",
        change: (text) => text + formField,
        shows: { "/contact": /<input[^>]*name="venue"/ },
      },
    ],
  },
  {
    title: "the words of an option of the wizard",
    steps: [
      open("inquiry/questions"),
      { follow: step?.heading ?? "" },
      write("/inOrder/0/options/1/label", "A team that grows"),
      save,
    ],
    edits: [
      inFile("inquiry/questions.yaml", `label: ${option}\n`, "label: A team that grows\n", {
        shows: { [`/inquiry/${step?.slug}`]: /A team that grows/ },
        hides: { [`/inquiry/${step?.slug}`]: new RegExp(`>${literally(option)}<`) },
      }),
    ],
  },
  {
    title: "an article with a picture",
    steps: [
      { open: "new/blog", named: entries.newLink },
      write("/title", "Your First Answer on Film"),
      write("/excerpt", "One question, one take."),
      write("/body", "Answer the question that you hear most.", ["offer /excerpt", 1]),
      choose("/category", articleCategories.at(-1) ?? "", ["offer /excerpt", 2]),
      write("/metaDescription", "How to film one answer."),
      save,
      { follow: pictures.ofTextLink },
      { upload: PICTURE, to: `${ARTICLE}/${BESIDE}` },
      { follow: "Your First Answer on Film" },
      write(
        "/body",
        `Answer the question that you hear most.\n\n![A lamp and a chair](${BESIDE})`,
        ["offer /excerpt", 1],
      ),
      choose("/cover", BESIDE, ["offer /coverAlt", -2]),
      write("/coverAlt", "A lamp and a chair"),
      save,
    ],
    edits: [
      { file: `${ARTICLE}/${BESIDE}`, like: PICTURE },
      {
        file: `${ARTICLE}/index.mdx`,
        // The walk may last over midnight.
        get text() {
          return article(studioDay(), articleCategories.at(-1) ?? "", BESIDE);
        },
        shows: {
          "/blog": /Your First Answer on Film/,
          "/blog/your-first-answer-on-film": /<img[^>]*alt="A lamp and a chair"/,
        },
      },
    ],
  },
];

function inThisOrder(...places: number[]): RegExp {
  const words = places.map((at) => literally(faq.questions[at]?.question));
  return new RegExp(words.join("[^]*"));
}

function literally(words = ""): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
