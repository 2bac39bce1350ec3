import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { pageAddress } from "~/content/schema/primitives";
import { addressOfText, type TextFolder, textFolders } from "~/content/texts";
import { escaped, listAddresses } from "./dead-links.server";
import { titleOf, titleOfFile } from "./labels";
import {
  builtText,
  builtTexts,
  folderOfText,
  isEditable,
  listNames,
  nameOfPath,
  parse,
  pathOf,
  storedTexts,
} from "./site-content.server";
import {
  type About,
  type Author,
  type ContentStore,
  type FileChange,
  folderOf,
  type StoredFile,
} from "./store.server";
import { writeMdx } from "./text-file";

const { entries: texts } = contentEditor;

/** An article, a film or a page of its own as it is in the repository. */
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

/** Why an address cannot be that of a text; undefined if it can. */
export function describeTaken(address: string, folder: TextFolder, taken: Taken) {
  if (!isWellFormed(address)) return texts.wrongAddress;
  const { hasFolder } = textFolders[folder];
  const known = listAddresses({ texts: builtTexts, served: taken.served });
  const isTaken = known.includes(address) || formerAddresses().includes(address);
  return isTaken || (!hasFolder && taken.isRoute(address))
    ? fill(texts.takenAddress, { address })
    : undefined;
}

export const isWellFormed = (address: string) => pageAddress.safeParse(address).success;

function formerAddresses(): string[] {
  const names = listNames().filter((name) => /^formerly:/m.test(builtText(name)));
  return names.flatMap((name) => formerOf(parse(name, builtText(name)).value));
}

const formerOf = (value: unknown): string[] =>
  [Reflect.get(Object(value), "formerly") ?? []].flat().map(String);

/** All files of an entry: with a folder of its own, all that is in it. */
export async function filesOf(store: ContentStore, name: string, commit?: string) {
  const path = pathOf(name);
  const listed = await store.list(folderOf(path), commit);
  const folder = folderOfText(name);
  return folder && textFolders[folder].hasFolder
    ? listed
    : listed.filter((file) => file.path === path);
}

/** What an entry is called in its address, from what was typed. */
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
  const about = { message: fill(texts.movedMessage, { title: entry.title, address }), author };
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
  const films = await Promise.all(filmsOf(name).map((film) => readEntry(store, film)));
  return films.flatMap((film): FileChange[] => {
    const articles: unknown[] = [film?.value.articles ?? []].flat();
    if (!film || !articles.includes(was)) return [];
    const value = { ...film.value, articles: articles.map((it) => (it === was ? is : it)) };
    const text = writeMdx(film.stored.text, { value, origins: new Map() });
    return [{ path: pathOf(film.name), before: film.stored.version, text }];
  });
}

/** Those that may name this article. */
const filmsOf = (name: string) =>
  name.startsWith("blog/") ? listNames().filter((it) => it.startsWith("work/")) : [];

/** A file, and what it says of an entry. */
type Use = { name: string | null; sentence: string };

/** What would lead nowhere without an entry, one sentence each; of texts that are new since the build nothing is known. */
export async function findUses(store: ContentStore, entry: TextEntry): Promise<Use[]> {
  const { name, folder, address, value } = entry;
  const addresses = [address, ...formerOf(value)].map(escaped);
  const link = new RegExp(`(?:${addresses.join("|")})(?![\\w/-])`);
  const mentions = (text: string) =>
    link.test(text.replace(/^formerly:(\n? .*)*/m, "")) || namesArticle(text, name);
  const others = Object.keys(builtTexts)
    .map((path) => path.slice(1))
    .filter((path) => path !== pathOf(name));
  const stored = await storedTexts(store, others);
  const used = [...stored].flatMap(([path, text]) =>
    mentions(text) ? [describeUse(`/${path}`, address)] : [],
  );
  const isLast = listNames().filter((it) => folderOfText(it) === folder).length === 1;
  const needsOne = isLast && folder === "blog" ? [{ name: null, sentence: texts.lastArticle }] : [];
  return [...used, ...needsOne];
}

/** By what the studio calls the file, if it can be edited here. */
function describeUse(path: string, address: string): Use {
  const name = nameOfPath(path);
  const title = isEditable(name) ? titleOf(name) : path.slice(1);
  const sentence = fill(texts.usedIn, { title, address });
  return { name: isEditable(name) ? name : null, sentence };
}

function namesArticle(text: string, name: string): boolean {
  const [folder, slug = ""] = name.split("/");
  return (
    folder === "blog" && new RegExp(`^articles:.*[[ "]${escaped(slug)}[\\], "]`, "m").test(text)
  );
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
  return store.commit(changes, { message: fill(texts.removedMessage, { title }), author });
}

/** Puts back what the last commit took away. */
export async function restoreText(
  store: ContentStore,
  name: string,
  { commit, author }: { commit: string; author: About["author"] },
): Promise<{ saved: string } | null> {
  const folder = folderOfText(name);
  if (!folder) return null;
  const path = pathOf(name);
  const [last] = await store.log(1, textFolders[folder].hasFolder ? folderOf(path) : path);
  if (!last?.parent || !last.id.startsWith(commit) || commit.length < 7) return null;
  const files = await filesOf(store, name, last.parent);
  if (files.length === 0) return null;
  const message = fill(contentEditor.form.undoOf, { message: last.message });
  const changes = files.map((file) => ({ ...file, before: null }));
  const saved = await store.commit(changes, { message, author });
  return saved === null ? null : { saved };
}
