import { contentEditor } from "#content/studio/content-editor.yaml";
import { escapePattern } from "~/content/escape-pattern";
import { fill } from "~/content/format";
import { pageAddress } from "~/content/schema/primitives";
import { slugOf } from "~/content/slug";
import { addressOfText, type TextFolder, textFolders } from "~/content/texts";
import { listAddresses } from "~/features/editor/files/dead-links.server";
import {
  folderOfText,
  isEditable,
  nameOfPath,
  namesIn,
  parse,
  pathOf,
  storedTexts,
  type Texts,
} from "~/features/editor/files/site-content.server";
import { writeMdx } from "~/features/editor/files/text-file";
import { textsOf } from "~/features/editor/files/texts-of";
import { pointerTo } from "~/features/editor/form/draft";
import { titleOf, titleOfFile } from "~/features/editor/form/labels";
import {
  type Author,
  type ContentStore,
  type FileChange,
  folderOf,
  type StoredFile,
} from "~/features/editor/stores/store.server";

const { entries } = contentEditor;

export type TextEntry = {
  name: string;
  folder: TextFolder;
  title: string;
  address: string;
  value: Record<string, unknown>;
  stored: StoredFile;
};

/** Null where there is none that can be renamed or deleted. */
export async function readEntry(store: ContentStore, name: string): Promise<TextEntry | null> {
  const folder = folderOfText(name);
  if (!folder || !textFolders[folder].canGrow) return null;
  const stored = await store.read(pathOf(name));
  if (!stored) return null;
  const { value } = parse(name, stored.text);
  const address = addressOfText(name, folder, value);
  if (address === null) return null;
  const title = titleOfFile(name, value);
  return { name, folder, title, address, value: Object(value), stored };
}

/** Addresses that nothing new can have. */
export type Taken = { served: string[]; isRoute: (address: string) => boolean };
type Known = Taken & { texts: Texts };

/** Why an address cannot be that of a text; undefined if it can. */
export function describeTaken(address: string, folder: TextFolder, taken: Known) {
  if (!isWellFormed(address)) {
    const example = slugOf(address.split("/").at(-1) ?? "") || "how-to-light-a-face";
    return fill(entries.wrongAddress, { example });
  }
  const { hasFolder } = textFolders[folder];
  const isTaken = [...listAddresses(taken), ...formerAddresses(taken.texts)].includes(address);
  return isTaken || (!hasFolder && taken.isRoute(address))
    ? fill(entries.takenAddress, { address })
    : undefined;
}

export const isWellFormed = (address: string) => pageAddress.safeParse(address).success;

const formerAddresses = (texts: Texts) =>
  Object.entries(texts)
    .filter(([, text]) => /^formerly:/m.test(text))
    .flatMap(([path, text]) => formerOf(parse(nameOfPath(path), text).value));

export const formerOf = (value: unknown): string[] =>
  [Reflect.get(Object(value), "formerly") ?? []].flat().map(String);

/** The file of an entry or, if it has a folder of its own, all files there. */
export async function filesOf(store: ContentStore, name: string, commit?: string) {
  const path = pathOf(name);
  const listed = await store.list(folderOf(path), commit);
  const folder = folderOfText(name);
  return folder && textFolders[folder].hasFolder
    ? listed
    : listed.filter((file) => file.path === path);
}

export function addressFrom(typed: string, folder: TextFolder): string {
  const name = typed.trim().replace(/^\/+|\/+$/g, "");
  return textFolders[folder].hasFolder ? `/${folder}/${name.split("/").at(-1)}` : `/${name}`;
}

/** Gives an entry another address, to which its former one leads; null if its files have changed meanwhile. */
export async function moveEntry(
  store: ContentStore,
  entry: TextEntry,
  address: string,
  author: Author,
): Promise<{ name: string; saved: string } | null> {
  const { name, folder, value, stored } = entry;
  const formerly = [...new Set([...formerOf(value), entry.address])].filter((it) => it !== address);
  const { hasFolder } = textFolders[folder];
  const moved = { ...value, ...(!hasFolder && { path: address }), formerly };
  const text = writeMdx(stored.text, { value: moved, origins: new Map() });
  const about = { message: fill(entries.movedMessage, { title: entry.title, address }), author };
  const now = hasFolder ? address.slice(1) : name;
  const saved = hasFolder
    ? await store.commit(
        [
          ...(await moveFiles(store, name, now, text)),
          ...(await renamedReferences(store, name, now)),
        ],
        about,
      )
    : await store.write(pathOf(name), { text, version: stored.version, ...about });
  return saved === null ? null : { name: now, saved };
}

async function moveFiles(store: ContentStore, name: string, now: string, text: string) {
  const files = await filesOf(store, name);
  return files.flatMap(({ path, version }): FileChange[] => {
    const target = { path: path.replace(`/${name}/`, `/${now}/`), before: null };
    const isText = path === pathOf(name);
    return [
      isText ? { ...target, text } : { ...target, version },
      { path, before: version, isGone: true },
    ];
  });
}

/** Films name the articles that link them by their slugs. */
async function renamedReferences(store: ContentStore, name: string, now: string) {
  const [was, is] = [name, now].map((it) => it.split("/")[1] ?? "");
  if (!name.startsWith("blog/")) return [];
  const names = namesIn(await storedTexts(store), "work");
  const films = await Promise.all(names.map((film) => readEntry(store, film)));
  return films.flatMap((film): FileChange[] => {
    const articles: unknown[] = [film?.value.articles ?? []].flat();
    if (!film || !articles.includes(was)) return [];
    const value = { ...film.value, articles: articles.map((it) => (it === was ? is : it)) };
    const text = writeMdx(film.stored.text, { value, origins: new Map() });
    return [{ path: pathOf(film.name), before: film.stored.version, text }];
  });
}

/** A file and its field, and what it says of an entry. */
export type Use = { name: string | null; field?: string; sentence: string };

/** What would lead nowhere without an entry, one sentence each; `kept` are addresses that stay. */
export async function findUses(
  store: ContentStore,
  { name, folder, address, value }: TextEntry,
  kept: string[] = [],
): Promise<Use[]> {
  const texts = await storedTexts(store);
  const [, slug = ""] = name.split("/");
  const addresses = [address, ...formerOf(value)].filter((it) => !kept.includes(it));
  const link = new RegExp(`(?:${addresses.map(escapePattern).join("|")})(?![\\w/-])`);
  const isUse = ({ path: [key], text }: ReturnType<typeof textsOf>[number]) =>
    (addresses.length > 0 && key !== "formerly" && link.test(text)) ||
    (key === "articles" && `blog/${text}` === name);
  const used = Object.entries(texts).flatMap(([path, text]): Use[] => {
    if (path === `/${pathOf(name)}` || !(text.includes(slug) || link.test(text))) return [];
    const field = textsOf(parse(nameOfPath(path), text).value).find(isUse);
    return field ? [describeUse(texts, path, address, pointerTo(field.path))] : [];
  });
  const isLast = !Object.keys(texts).some(
    (path) => path !== `/${pathOf(name)}` && folderOfText(nameOfPath(path)) === folder,
  );
  const needsOne =
    isLast && folder === "blog" ? [{ name: null, sentence: entries.lastArticle }] : [];
  return [...used, ...needsOne];
}

/** Named as the studio calls the file, if it can be edited here. */
function describeUse(texts: Texts, path: string, address: string, field: string): Use {
  const name = nameOfPath(path);
  const title = isEditable(name) ? titleOf(name, texts) : path.slice(1);
  const sentence = fill(entries.usedIn, { title, address });
  return isEditable(name) ? { name, field, sentence } : { name: null, sentence };
}

/** Takes an entry out of the repository, with its pictures; null if they have changed meanwhile. */
export async function removeEntry(
  store: ContentStore,
  { name, title }: TextEntry,
  author: Author,
): Promise<string | null> {
  const files = await filesOf(store, name);
  const changes = files.map(({ path, version }) => ({
    path,
    before: version,
    isGone: true as const,
  }));
  return store.commit(changes, { message: fill(entries.removedMessage, { title }), author });
}
