import type { NameKind } from "./schema/primitives.ts";
import { SINGLE_OFFERS } from "./single-offers.ts";

/** An entry that a field can name: what is written there, and what a person calls it. */
export type Named = { value: string; label: string };

/** A file as it is written: any part of it may be wrong. */
type ReadWritten = (file: string) => unknown;

type Source = { file: string; entries: (written: unknown) => Named[] };

const part = (written: unknown, key: string): unknown => Reflect.get(Object(written), key);
const entriesOf = (written: unknown, key: string): unknown[] => {
  const list = part(written, key);
  return Array.isArray(list) ? list : [];
};

const by = (entries: unknown[], key: string): Named[] =>
  entries.flatMap((entry) => {
    const value = part(entry, key);
    const label = ["label", "name", "title"].map((it) => part(entry, it)).find(Boolean);
    return typeof value === "string" ? { value, label: String(label ?? value) } : [];
  });

const asNamed = (name: unknown): Named => ({ value: `${name}`, label: `${name}` });

/** The folder of pictures, which is read as the list of its names. */
export const PICTURES = "pictures";

/** The pictures in the folder of a text, which are read as a list of entries. */
export const BESIDE = "beside";

/** What fields name, by the word that their schemas have for it (`names`): for the check, and for the form's list. */
const SOURCES: Record<NameKind, Source> = {
  picture: {
    file: "images",
    entries: (images) => Object.keys(Object(part(images, "pictures"))).map(asNamed),
  },
  pictureFile: {
    file: PICTURES,
    entries: (names) => (Array.isArray(names) ? names : []).map(asNamed),
  },
  pictureBeside: {
    file: BESIDE,
    entries: (pictures) => by(Array.isArray(pictures) ? pictures : [], "name"),
  },
  offer: {
    file: "offers",
    entries: (offers) => [
      ...by([...entriesOf(offers, "bundles"), ...entriesOf(offers, "downloads")], "slug"),
      ...SINGLE_OFFERS.map((value) => ({
        value,
        label: String(part(part(offers, value), "name") ?? value),
      })),
    ],
  },
  download: { file: "offers", entries: (offers) => by(entriesOf(offers, "downloads"), "slug") },
  projectType: {
    file: "forms/contact",
    entries: (fields) => {
      const all = Array.isArray(fields) ? fields : [];
      const field = all.find((it) => part(it, "name") === "projectType");
      return by(entriesOf(field, "options"), "value");
    },
  },
  plan: { file: "lead-form", entries: (form) => by(entriesOf(form, "plans"), "plan") },
  question: {
    file: "inquiry/questions",
    entries: (questions) =>
      entriesOf(questions, "inOrder").flatMap((it) =>
        by([{ label: part(it, "summaryLabel"), id: part(it, "id") }], "id"),
      ),
  },
  faqCategory: {
    file: "faq",
    entries: (faq) => by(entriesOf(faq, "categories"), "id").filter(({ value }) => value !== "all"),
  },
  articleCategory: {
    file: "article-categories",
    entries: (categories) => (Array.isArray(categories) ? categories : []).map(asNamed),
  },
  menu: {
    file: "navigation",
    entries: (navigation) => by(entriesOf(navigation, "menus"), "label"),
  },
  footerColumn: {
    file: "navigation",
    entries: (navigation) => by(entriesOf(navigation, "footer"), "heading"),
  },
  filmKind: {
    file: "film-kinds",
    entries: (kinds) => by(Array.isArray(kinds) ? kinds : [], "kind"),
  },
};

export const fileOfNames = (kind: NameKind): string => SOURCES[kind].file;

export function listNamed(kind: NameKind, read: ReadWritten): Named[] {
  const { file, entries } = SOURCES[kind];
  return entries(read(file));
}

export function knownNames(kind: NameKind, read: ReadWritten): string[] {
  return listNamed(kind, read).map(({ value }) => value);
}
