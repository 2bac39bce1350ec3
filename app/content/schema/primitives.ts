import { z } from "zod";
import { findForeignAmount } from "../foreign-amount.ts";
import { INSERTION } from "../insertion.ts";
import type { CountMessage, Message, PluralForms } from "../message.ts";
import { placeNow } from "../place.ts";

const LOST_BRACE = /\{[\w-]+(?::[\w-]+)*(?![\w:}-])|[{}]/;
const SPACED = /\{(?=\s|[^{}]*\s\})\s*([\w-]+(?::[\w-]+)?)\s*\}/;
const TAG = /<\/?[a-z][^<>]*>/i;
const ENTITY = /&(#x?[\da-f]+|[a-z]+\d*);/i;
/** A text which inserts nothing but `names`: facts are filled in before. */
const plainText = (names: string[]) =>
  z
    .string()
    .trim()
    .min(1)
    .superRefine((text, context) => {
      const report = (message: string, params = {}) =>
        context.addIssue({ code: "custom", message, params });
      const inserted = [...text.matchAll(INSERTION)].map(([, name = ""]) => name);
      const unknown = inserted.find((name) => !names.includes(name));
      if (unknown) return report(`inserts {${unknown}}`, { unknown, names });
      const [spaced, within] = SPACED.exec(text) ?? [];
      if (spaced) return report(`has spaces in ${spaced}. Write: {${within}}`);
      const [lost] = LOST_BRACE.exec(text.replace(INSERTION, "")) ?? [];
      if (lost && lost.length > 1) return report(`has lost a }. Write: ${lost}}`);
      if (lost) return report(`must have no ${lost}, which is for what is inserted`);
      const [tag] = TAG.exec(text) ?? ENTITY.exec(text) ?? [];
      if (tag) report(`must be plain text: write it without ${tag}`);
    });

const textWith = (...names: string[]) =>
  plainText(names).superRefine((text, context) => {
    const { currency } = placeNow();
    const amount = currency && findForeignAmount(text, currency);
    const message = `must not name ${amount}: prices are in ${currency}, the currency of content/site.yaml`;
    if (amount) context.addIssue({ code: "custom", message });
  });

/** What a language may have another text for: app/content/translate.ts finds such fields by `translate`. */
export const text = textWith().meta({ translate: "text" });

/** Of a studio, a person, a place: as it is, where a language has no other. */
export const properName = textWith().meta({ translate: "name" });

/** What the studio alone reads, in its own language. */
export const studioText = textWith();

/** What code or another file knows a part by: the same in every language. */
export const key = plainText([]);

/** What a field can name an entry of. */
export type NameKind =
  | "picture"
  | "pictureFile"
  | "pictureBeside"
  | "offer"
  | "download"
  | "projectType"
  | "plan"
  | "question"
  | "faqCategory"
  | "articleCategory"
  | "filmKind"
  | "menu"
  | "footerColumn";

/** A field that names an entry: app/content/named-entries.ts knows which there are. */
export const naming = <Schema extends z.ZodType>(kind: NameKind, schema: Schema) =>
  schema.meta({ names: kind });

/** A text with values that are known when a page is rendered; with {count} it may have plural forms. */
export function message<Name extends string>(...names: Name[]) {
  const form = textWith(...names);
  const forms = z.strictObject({
    ...{ zero: form.optional(), one: form.optional(), two: form.optional() },
    ...{ few: form.optional(), many: form.optional(), other: form },
  });
  const either = names.some((name) => name === "count") ? z.union([form, forms]) : form;
  // For the form of /studio/content.
  return either.meta({ inserts: names, translate: "text" }) as unknown as z.ZodType<
    "count" extends Name ? CountMessage<Name> : Message<Name>,
    string | PluralForms
  >;
}

/** What services receive: the currency in it is no promise to visitors. */
export const payloadText = plainText([]);

/** What services and the inbox receive instead of the label beside it: it stays when the label changes. */
export const payloadLabel = payloadText.describe(
  "what services and your inbox get, whatever the label beside it becomes",
);

export function words(max: number) {
  return text.refine((value) => value.split(/\s+/).length <= max, `must have at most ${max} words`);
}

export function list<Item extends z.ZodType>(item: Item, max: number) {
  return z.array(item).min(1).max(max);
}

const PATH = /^\/[a-z0-9\-/]*(\?[\w\-.=&%]*)?(#[a-z0-9-]*)?$/i;

export const path = z
  .string()
  .regex(
    PATH,
    "an address on this site, such as /contact or /contact?service=Podcast%20Day (%20 for each space)",
  );
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words joined by hyphens");

const PAGE_ADDRESS = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

export const pageAddress = z.string().regex(PAGE_ADDRESS, {
  error: ({ input }) => {
    const bare = String(input).trim().replace(/\/+$/, "");
    const example = PAGE_ADDRESS.test(bare) ? bare : "/company/parking";
    return `a path that starts with a slash, in lower-case words, such as ${example}`;
  },
});

/** Of an article, a film or a page that was renamed. */
export const formerAddresses = z
  .array(pageAddress)
  .optional()
  .describe("addresses that it had before: each leads here");

/** On the avatar that stands for a person's photograph. */
export const initials = z
  .string()
  .regex(/^\p{Lu}{1,3}$/u, "one to three capital letters, such as AB");
export const rating = z.int().min(1).max(5);

export const link = z.strictObject({ label: text, href: path });

/** A link that may lead to another site, in a new tab. */
export const anyLink = link.extend({
  href: z
    .string()
    .regex(
      new RegExp(`${PATH.source}|^https://[^\\s"]+$`, "i"),
      "an address on this site, such as /contact, or a full one, such as https://shop.example/",
    ),
});

/** A secondary link into the short wizard, with answers that the page already knows. */
export const inquire = z.strictObject({
  label: text,
  href: z
    .string()
    .regex(
      /^\/inquiry\/(service|category)\?flow=short(&[a-zA-Z]+=[a-z0-9-]+)*$/,
      "an address into the guided questions, such as /inquiry/category?flow=short&serviceType=diy",
    )
    .describe("a step of the short wizard, with the answers before it"),
});

/** The heading of every page but home, and its description for search engines. */
export const pageHead = {
  title: text.describe("the heading of the page"),
  lede: text,
  metaTitle: text.describe("before the name of the studio").max(48),
  metaDescription: text.describe("in search results").max(160),
};

/** The heading of a section, with a word above it. */
export const heading = z.strictObject({ eyebrow: text, heading: text });
export const section = z.strictObject({ heading: text, lede: text });
export const block = z.strictObject({ title: text, body: text });
