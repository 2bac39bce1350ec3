import { pages } from "#content/pages.yaml";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { isLanguage } from "~/content/languages";
import { nameInWords } from "~/content/name-in-words";
import {
  builtTexts,
  folderOfText,
  isEditable,
  type Texts,
  textIn,
} from "~/features/editor/files/site-content.server";
import { firstLanguage } from "~/seo/languages";
import { type FormSchema, partsOf } from "./form-schema";
import { nameOfLanguage } from "./language-name";

/** By the schema's title, by the key's own label, or else the words of the key. */
export function labelOf(key: string, { title }: FormSchema = {}): string {
  return title ?? contentEditor.fields[key] ?? nameInWords(key);
}

/** Replaces names of code: `max` by “Longest answer”, content/faq.yaml by “Questions and answers”, the first language by English. */
export function inOwnWords(
  sentence: string,
  schema: FormSchema = {},
  texts: Texts = builtTexts,
): string {
  return sentence
    .replaceAll(/`([a-z]\w*)`/gi, (_, key) => `“${labelOf(key, findField(schema, key))}”`)
    .replaceAll("the first language", nameOfLanguage(firstLanguage))
    .replaceAll(/content\/([\w/-]+?)(?:\/index\.mdx|\.mdx|\.yaml)/g, (path, name) =>
      isEditable(name) ? `“${titleOf(name, texts)}”` : (titleOfTranslation(name, texts) ?? path),
    );
}

function titleOfTranslation(path: string, texts: Texts): string | undefined {
  const [language = "", ...rest] = path.split("/");
  const name = rest.join("/");
  if (!isLanguage(language) || !isEditable(name)) return undefined;
  const shown = { language: nameOfLanguage(language), file: titleOf(name, texts) };
  return `“${fill(contentEditor.translation.fileTitle, shown)}”`;
}

function findField(schema: FormSchema, key: string): FormSchema | undefined {
  const own = schema.properties?.[key];
  if (own) return own;
  for (const part of partsOf(schema)) {
    const found = findField(part, key);
    if (found) return found;
  }
  return undefined;
}

/** The studio's own name for a file, that of its page, or the file name. */
export function titleOf(name: string, texts: Texts = builtTexts): string {
  const own = pages.find(({ path }) => path === `/${name}` || path.endsWith(`/${name}`));
  const file = name.split("/").at(-1) ?? name;
  return (
    contentEditor.files[name] ??
    own?.name ??
    titleIn(name, textIn(texts, name)) ??
    nameInWords(file)
  );
}

/** `titleOf` for a file that may be newer than this site. */
export function titleOfFile(name: string, value: unknown): string {
  const title: unknown = folderOfText(name) && Reflect.get(Object(value), "title");
  return typeof title === "string" ? title : titleOf(name);
}

function titleIn(name: string, text: string): string | undefined {
  const written = folderOfText(name) && /^title: *(.+)$/m.exec(text)?.[1];
  return written ? written.replace(/^(["'])(.*)\1$/, "$2") : undefined;
}

/** Why a field of an existing entry must not change; `beside` are the keys of its group. */
export function reasonOfLock(key: string, beside: string[]): string | undefined {
  // Only what is sent makes a value an agreement; others are words, such as of a figure.
  const isWord = key === "value" && !beside.some((it) => it === "payloadLabel" || it === "sent");
  return isWord ? undefined : contentEditor.locked[key];
}
