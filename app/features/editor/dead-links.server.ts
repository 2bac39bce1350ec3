import { addressesIn } from "~/content/addresses";
import { similarAddresses } from "~/content/nearest";
import type { Problem } from "~/content/problems";
import { slugOf } from "~/content/slug";

/** The texts of content/ by path, addresses that the code serves, such as redirects, and the file that is edited. */
type Site = {
  texts: Record<string, string>;
  served: string[];
  edited: { path: string; text: string };
};

/** Links of an edited value that lead nowhere; what the file had before is the build's to judge. */
export function findDeadLinks(value: unknown, before: unknown, site: Site): Problem[] {
  const had = new Set(addressesIn(before).map(({ address }) => address));
  const added = addressesIn(value).filter(({ address, isKey }) => !isKey && !had.has(address));
  if (added.length === 0) return [];
  const pages = listAddresses(site);
  return added.flatMap(({ path, address }) => {
    const sentence = describeDead(address, pages, site);
    return sentence ? [{ path, sentence }] : [];
  });
}

function describeDead(
  address: string,
  pages: string[],
  { texts, edited }: Site,
): string | undefined {
  // Addresses that other texts have were there when the site was built.
  if (
    Object.values(texts).some((text) => new RegExp(`${escaped(address)}(?![\\w/#?&-])`).test(text))
  )
    return;
  const [whole = "", place] = address.split("#");
  const [pathname = ""] = whole.split("?");
  if (pathname !== "" && !pages.includes(pathname)) {
    const [like] = similarAddresses(pathname, pages);
    const instead = like ? `${like} if you mean that` : "the address of a page, such as /contact";
    return `${pathname} is no page of this site. Write ${instead}, or remove the link.`;
  }
  const places = listPlaces({ ...texts, [edited.path]: edited.text });
  if (place && !places.has(place))
    return `${pathname || "this page"} has no place #${place}. Leave # and what follows out, or write a place that is there.`;
}

export const escaped = (address: string) => address.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

export function listAddresses({ texts, served }: Pick<Site, "texts" | "served">): string[] {
  const written = Object.values(texts).flatMap((text) => [
    ...[...text.matchAll(/^(?:- )?path: "?(\/[^\s"]*)/gm)].map(([, address = ""]) => address),
  ]);
  const files = Object.keys(texts).flatMap((path) => {
    const [, name] =
      /^\/content\/((?:blog|work)\/[^/]+|locations\/[^/]+)(?:\/index\.mdx|\.yaml)$/.exec(path) ??
      [];
    const [, legal] = /^\/content\/legal\/([^/]+)\.mdx$/.exec(path) ?? [];
    return name ? [`/${name}`] : legal ? [`/${legal}`] : [];
  });
  return [...new Set([...written, ...files, ...served])];
}

/** Ids and slugs of entries, and headings of texts. */
function listPlaces(texts: Record<string, string>): Set<string> {
  const all = Object.values(texts).join("\n");
  const ids = [...all.matchAll(/\b(?:id|slug): "?([\w-]+)/g)].map(([, id = ""]) => id);
  return new Set([...ids, ...headingsIn(all)]);
}

/** Texts that link to an entry which this edit takes away. */
export function findLostPlaces(value: unknown, before: unknown, site: Site): string[] {
  const { texts, edited } = site;
  const left = new Set(namesIn(value));
  const lost = namesIn(before).filter((name) => !left.has(name));
  return lost.flatMap((name) => {
    const [path] =
      Object.entries({ ...texts, [edited.path]: edited.text }).find(([, text]) =>
        new RegExp(`#${escaped(name)}(?![\\w-])`).test(text),
      ) ?? [];
    return path
      ? [`${path.slice(1)}: links to #${name}, which would be gone. Change that link first.`]
      : [];
  });
}

const headingsIn = (text: string) =>
  [...text.matchAll(/^#{2,4} (.+)$/gm)].map(([, words = ""]) => slugOf(words));

function namesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    /^(id|slug)$/.test(key) ? String(part) : namesIn(part),
  );
}

/** Texts that link to a heading which this edit takes away; of its own text, links without its address, too. */
export function findLostHeadings(after: string, before: string, address: string, site: Site) {
  const left = new Set(headingsIn(after));
  const lost = headingsIn(before).filter((name) => !left.has(name));
  const { texts, edited } = site;
  return lost.flatMap((name) => {
    const link = (start: string) => new RegExp(`${escaped(start)}#${escaped(name)}(?![\\w-])`);
    const [path] =
      Object.entries({ ...texts, [edited.path]: edited.text }).find(
        ([file, text]) =>
          link(address).test(text) || (file === edited.path && link("](").test(text)),
      ) ?? [];
    const why = `links to the heading #${name}, which would be gone. Change that link first.`;
    return path ? [`${path.slice(1)}: ${why}`] : [];
  });
}
