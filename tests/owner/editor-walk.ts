import { home } from "#content/home.yaml";
import { contentEditor } from "#content/studio/content-editor.yaml";
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

const PICTURE = "content/blog/mobile-video-production/window-light.jpg";
const UPLOADED = "content/blog/your-first-answer-on-film/window-light.jpg";
const TODAY = new Date().toISOString().slice(0, 10);

/** In this order, each in the site that the one before has left. */
export const changes: Change[] = [
  {
    title: "a headline",
    steps: [
      { find: home.headline, file: "home" },
      // It has two lines.
      write("/headline", "Films that say it once", ["offer /headline", -2]),
      save,
    ],
    edits: [
      inFile("home.yaml", /^headline: ".*"/m, 'headline: "Films that say it once"', {
        shows: { "/": /<h1[^>]*>Films that say it once</ },
      }),
    ],
  },
  {
    title: "a price",
    steps: [
      open("offers"),
      write("/bundles/2/price", "6700", ["offer /bundles/2/films", -2]),
      save,
    ],
    edits: [
      inFile("offers.yaml", /price: 6500/, "price: 6700", {
        shows: { "/video-packages?tab=bundles": /\$6,700/, "/offers.json": /6700/ },
      }),
    ],
  },
  {
    title: "spots, and their day",
    steps: [
      open("offers"),
      write("/spotsSetOn", "2026-11-27", ["review", 1]),
      write("/bundles/2/spots/available", "1", ["up /bundles/3", -3]),
      save,
    ],
    edits: [
      {
        file: "content/offers.yaml",
        change: (text) =>
          text
            .replace(/^spotsSetOn: .*/m, 'spotsSetOn: "2026-11-27"')
            .replace("spots: { available: 2, max: 4 }", "spots: { available: 1, max: 4 }"),
        shows: { "/video-packages?tab=bundles": /1 of 4 spots available/ },
      },
    ],
  },
  {
    title: "a question, added",
    steps: [
      open("faq"),
      press("add /questions"),
      choose("/questions/n1/category", "Process", ["offer /questions/n1/question", -2]),
      write("/questions/n1/question", "Do you film abroad?"),
      write("/questions/n1/answer", "Yes."),
      save,
    ],
    edits: [
      {
        file: "content/faq.yaml",
        change: (text) => text + question,
        shows: { "/faq": /Do you film abroad\?/ },
      },
    ],
  },
  {
    title: "a question, moved",
    steps: [open("faq"), press("up /questions/29"), save],
    edits: [
      inFile(
        "faq.yaml",
        /( {2}- id: coaching-hours\n(?: {4}.*\n)+)( {2}- id: .*\n(?: {4}.*\n)+)/,
        "$2$1",
        { shows: { "/faq": /Do I need a camera[\s\S]*How much time does coaching take/ } },
      ),
    ],
  },
  {
    title: "a question, deleted",
    steps: [open("faq"), press("delete /questions/26", ["up /questions/26", 3]), save],
    edits: [
      // The translation follows.
      ...["faq.yaml", "es/faq.yaml"].map((file) =>
        inFile(file, / {2}- id: diy-equipment\n(?: {4}.*\n)+/, "", {
          hides: { "/faq": /What do I need to film with the downloads\?/ },
        }),
      ),
      inFile("es/translated-from.yaml", /(?: {2}questions\[diy-equipment\].*\n)+/, ""),
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
      write("/n1/name", "website", ["offer /n1/group", -2]),
      write("/n1/label", "Website"),
      write("/n1/required", "Website is required"),
      save,
    ],
    edits: [
      {
        file: "content/forms/contact.yaml",
        change: (text) => text + formField,
        shows: { "/contact": /<input[^>]*name="website"/ },
      },
    ],
  },
  {
    title: "the words of an option of the wizard",
    steps: [
      open("inquiry/questions"),
      { follow: "Where is the business today?" },
      write("/inOrder/0/options/1/label", "A team that grows"),
      save,
    ],
    edits: [
      inFile("inquiry/questions.yaml", "label: Growing team", "label: A team that grows", {
        shows: { "/inquiry/business-stage": /A team that grows/ },
        hides: { "/inquiry/business-stage": /Growing team/ },
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
      choose("/category", "Production Tips", ["offer /excerpt", 2]),
      write("/metaDescription", "How to film one answer."),
      save,
      { follow: pictures.ofTextLink },
      { upload: PICTURE, to: UPLOADED },
      { follow: "Your First Answer on Film" },
      write(
        "/body",
        "Answer the question that you hear most.\n\n![A window, and a chair beside it](window-light.jpg)",
        ["offer /excerpt", 1],
      ),
      choose("/cover", "window-light.jpg", ["offer /coverAlt", -2]),
      write("/coverAlt", "A window, and a chair beside it"),
      save,
    ],
    edits: [
      { file: UPLOADED, like: PICTURE },
      {
        file: "content/blog/your-first-answer-on-film/index.mdx",
        text: article(TODAY),
        shows: {
          "/blog": /Your First Answer on Film/,
          "/blog/your-first-answer-on-film": /<img[^>]*alt="A window, and a chair beside it"/,
        },
      },
    ],
  },
];
