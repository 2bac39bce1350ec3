import { fillFacts } from "~/content/fill-facts";
import { addressOfText } from "~/content/texts";
import type { Fact } from "~/features/editor/form/fields";
import { titleOf } from "~/features/editor/form/labels";
import {
  builtTexts,
  factContent,
  factsFrom,
  folderOfText,
  listNames,
  parse,
  type Texts,
  textIn,
} from "./site-content.server";

export function addressIn(texts: Texts, name: string): string | null {
  const folder = folderOfText(name);
  return folder && addressOfText(name, folder, parse(name, textIn(texts, name)).value);
}

/** From the text of content/pages.yaml: the list in the build has no `shows`. */
export function pagesWithFiles(
  texts: Texts = builtTexts,
): { path: string; name: string; shows: string[] }[] {
  const { value } = parse("pages", textIn(texts, "pages"));
  const pages: { path?: string; name?: string; shows?: string[] }[] = Array.isArray(value)
    ? value
    : [];
  const { filled } = fillFacts(pages, factsFrom(factContent(texts)));
  return (filled as typeof pages).map(({ path = "", name = "", shows = [] }) => ({
    ...{ path, name, shows },
  }));
}

/** A link to each page, as a text in Markdown has it. */
export function listPageLinks(texts: Texts): Fact[] {
  const own = listNames(texts).flatMap((name) => {
    const path = addressIn(texts, name);
    return path ? { path, name: titleOf(name, texts) } : [];
  });
  const titles = new Map([...pagesWithFiles(texts), ...own].map(({ path, name }) => [path, name]));
  return [...titles].map(([path, title]) => ({ name: `[${title}](${path})`, text: title }));
}
