import { contentEditor } from "#content/studio/content-editor.yaml";
import { type TextFolder, textFolders } from "~/content/texts";
import { canBeNew } from "~/features/editor/entries/new-text.server";
import { titleOf, titleOfFile } from "~/features/editor/form/labels";
import { addressIn, pagesWithFiles } from "./pages-in.server";
import {
  builtTexts,
  folderOfText,
  isEditable,
  listNames,
  nameOfPath,
  parse,
  type Texts,
} from "./site-content.server";

type Listed = { name: string; title: string; isNotBuilt?: boolean };
export type Group = {
  heading: string;
  entries: { label: string; files: Listed[] }[];
  /** Where one more can be added. */
  newIn?: TextFolder;
};

/** All files that can be edited, in groups: of a page, of several or no pages, and of the studio alone. */
export function listFiles(texts: Texts = builtTexts): Group[] {
  const { often, oftenUsed, byPage, others, studioOnly } = contentEditor.list;
  const shown = new Set<string>();
  // A file of several pages is listed under the first.
  const ofPages = pagesWithFiles().map(({ name: label, shows }) => {
    const files = listed(shows).filter(({ name }) => !shown.has(name));
    for (const { name } of files) shown.add(name);
    return { label, files };
  });
  const left = listNames().filter((name) => !shown.has(name) && !folderOfText(name));
  const alone = (names: string[]) =>
    names.map((name) => ({ label: titleOf(name), files: [entryOf(name)] }));
  const inFolder = (folder: string) =>
    Object.entries(texts)
      .map(([path, text]) => ({ name: nameOfPath(path), text, isNotBuilt: !(path in builtTexts) }))
      .filter(({ name }) => folderOfText(name) === folder)
      .map(({ name, text, isNotBuilt }) => {
        const title = titleOfFile(name, parse(name, text).value);
        return { label: title, files: [{ name, title, isNotBuilt }] };
      })
      .toSorted(byLabel);
  return [
    { heading: often, entries: alone(oftenUsed.filter(isEditable)) },
    { heading: byPage, entries: ofPages.filter(({ files }) => files.length > 0) },
    ...Object.keys(textFolders).map((folder) => ({
      heading: titleOf(folder),
      entries: inFolder(folder),
      ...(canBeNew(folder) && { newIn: folder }),
    })),
    { heading: others, entries: alone(left.filter((name) => !isOfStudio(name))).toSorted(byLabel) },
    { heading: studioOnly, entries: alone(left.filter(isOfStudio)).toSorted(byLabel) },
  ];
}

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label);

export function filesOfPage(address: string, texts: Texts): Listed[] {
  const path = address.replace(/(?<=.)\/$/, "");
  const text = listNames(texts).filter((name) => addressIn(texts, name) === path);
  return [
    ...text.map((name) => entryOf(name, texts)),
    ...listed(pagesWithFiles(texts).find((page) => page.path === path)?.shows ?? []),
  ];
}

/** The address of the only page that shows a file; null if there are more. */
export function addressOfFile(name: string, texts: Texts): string | null {
  const pages = pagesWithFiles(texts).filter(({ shows }) => shows.includes(`${name}.yaml`));
  return addressIn(texts, name) ?? (pages.length === 1 ? (pages[0]?.path ?? null) : null);
}

export const isOfStudio = (name: string) => name.startsWith("studio/");

/** Files that are found by their title, by another word for them, or by the title of a page that they make. */
export function findByName(isWanted: (name: string) => boolean, texts: Texts): Listed[] {
  const { alsoCalled } = contentEditor.list.search;
  const found = [
    ...listNames(texts)
      .map((name) => entryOf(name, texts))
      .filter(({ name, title }) =>
        [title, ...(alsoCalled[name]?.split(", ") ?? [])].some(isWanted),
      ),
    ...pagesWithFiles(texts).flatMap(({ name, shows }) => (isWanted(name) ? listed(shows) : [])),
  ];
  return [...new Map(found.map((file) => [file.name, file])).values()];
}

function listed(shows: string[]): Listed[] {
  return shows
    .map((file) => file.replace(/\.yaml$/, ""))
    .filter(isEditable)
    .map((name) => entryOf(name));
}

function entryOf(name: string, texts: Texts = builtTexts): Listed {
  return { name, title: titleOf(name, texts) };
}
