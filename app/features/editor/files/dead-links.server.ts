import { addressesIn, placesIn } from "~/content/addresses";
import { escapePattern } from "~/content/escape-pattern";
import { describeNoAddress, describeNoPage } from "~/content/link-address";
import { parseYamlText } from "~/content/parse-yaml";
import type { Problem } from "~/content/problems";
import { slugOf } from "~/content/slug";
import type { BodyLink } from "./check-mdx.server";
import { BODY } from "./text-file";

type Texts = Record<string, string>;

/** The texts of content/ by path, as they were built, too, addresses that the code serves, such as redirects, and the file that is edited. */
type Site = {
  texts: Texts;
  built: Texts;
  served: string[];
  edited: { path: string; text: string };
};

/** Links of an edited value that lead nowhere; what the file had before is the build's to judge. Those of a text are `links`. */
export function findDeadLinks(
  value: unknown,
  before: unknown,
  site: Site,
  links?: BodyLink[],
): Problem[] {
  const had = new Set(addressesIn(before).map(({ address }) => address));
  const inFields = addressesIn(value)
    .filter(({ path, isKey }) => !isKey && !(links && path[0] === BODY))
    .map((link) => ({ ...link, say: (why: string) => why }));
  const inBody = (links ?? []).map((link) => ({ ...link, path: [BODY], inWords: false }));
  const added = [...inFields, ...inBody].filter(({ address }) => !had.has(address));
  return added.flatMap(({ path, say, ...link }) => {
    const why = describeNoAddress(link) ?? describeDead(link.address, site);
    return why ? [{ path, sentence: say(why) }] : [];
  });
}

function describeDead(address: string, site: Site): string | undefined {
  // A link to another site.
  if (!/^(\/(?!\/)|#)/.test(address)) return;
  const { texts, built, edited } = site;
  const [whole = "", place] = address.split("#");
  const [pathname = ""] = whole.split("?");
  const isPlace =
    place && placesOf(pathname, { ...texts, [edited.path]: edited.text }, edited).has(place);
  const isGone = place && !isPlace && placesOf(pathname, built, edited).has(place);
  const pages = listAddresses(site);
  // Other addresses that texts have, of files and of what the code names, were there when the site was built.
  if (!isGone && pathname !== "" && !isGonePage(pathname, pages, site) && isWritten(address, texts))
    return;
  if (pathname !== "" && !pages.includes(pathname)) return describeNoPage(pathname, pages);
  if (place && !isPlace)
    return `${pathname || "this page"} has no place #${place}. Leave # and what follows out, or write a place that is there.`;
}

/** A page that the site still shows, and the repository has no more; a former address leads to another one. */
function isGonePage(pathname: string, pages: string[], { texts, built }: Site): boolean {
  if (pages.includes(pathname) || !listAddresses({ texts: built, served: [] }).includes(pathname))
    return false;
  const former = new RegExp(`^formerly:(?:\\n +- .*)*\\n +- "?${escapePattern(pathname)}"?$`, "m");
  return !Object.values(texts).some((text) => former.test(text));
}

const isWritten = (address: string, texts: Texts) =>
  Object.values(texts).some((text) =>
    new RegExp(`${escapePattern(address)}(?![\\w/#?&-])`).test(text),
  );

/** What a link may name after its #: of a text its headings, of other pages the entries of the files that they show. */
function placesOf(pathname: string, texts: Texts, edited: Site["edited"]): Set<string> {
  // A translation has the places of the first language, too.
  const isOwn = (path: string) => edited.path.endsWith(path.replace("/content/", "/"));
  const own = Object.entries(texts).filter(([path, text]) =>
    pathname === "" ? isOwn(path) : addressOfFile(path, text) === pathname,
  );
  if (own.length > 0) return new Set(own.flatMap(([, text]) => headingsIn(text)));
  const { value } = parseYamlText("", texts["/content/pages.yaml"] ?? "");
  const pages = [value ?? []].flat().map((it) => Object(it) as { path?: string; shows?: string[] });
  const shown = pages.find(({ path }) => path === pathname)?.shows ?? [];
  const files = shown.map((file) => texts[`/content/${file}`] ?? "").join("\n");
  return new Set([...files.matchAll(/\b(?:id|slug): "?([\w-]+)/g)].map(([, id = ""]) => id));
}

export function listAddresses({ texts, served }: Pick<Site, "texts" | "served">): string[] {
  const written = Object.values(texts).flatMap((text) => [
    ...[...text.matchAll(/^(?:- )?path: "?(\/[^\s"]*)/gm)].map(([, address = ""]) => address),
  ]);
  const files = Object.entries(texts).flatMap(([path, text]) => addressOfFile(path, text) ?? []);
  return [...new Set([...written, ...files, ...served])];
}

function addressOfFile(path: string, text: string): string | undefined {
  const [, name] =
    /^\/content\/((?:blog|work)\/[^/]+|locations\/[^/]+)(?:\/index\.mdx|\.yaml)$/.exec(path) ?? [];
  const [, legal] = /^\/content\/legal\/([^/]+)\.mdx$/.exec(path) ?? [];
  if (path.startsWith("/content/own-pages/")) return /^path: "?(\/[^\s"]*)/m.exec(text)?.[1];
  return name ? `/${name}` : legal && `/${legal}`;
}

/** Texts that link to an entry which this edit removes. */
export function findLostPlaces(value: unknown, before: unknown, site: Site): string[] {
  const { texts, edited } = site;
  const left = new Set(placesIn(value));
  const lost = placesIn(before).filter((name) => !left.has(name));
  return lost.flatMap((name) => {
    const [path] =
      Object.entries({ ...texts, [edited.path]: edited.text }).find(([, text]) =>
        new RegExp(`#${escapePattern(name)}(?![\\w-])`).test(text),
      ) ?? [];
    return path
      ? [`${path.slice(1)}: links to #${name}, which would be gone. Change that link first.`]
      : [];
  });
}

const headingsIn = (text: string) =>
  [...text.matchAll(/^#{2,4} (.+)$/gm)].map(([, words = ""]) => slugOf(words));

/** Texts that link to a heading which this edit removes, the edited text itself included. */
export function findLostHeadings(after: string, before: string, address: string, site: Site) {
  const left = new Set(headingsIn(after));
  const lost = headingsIn(before).filter((name) => !left.has(name));
  const { texts, edited } = site;
  return lost.flatMap((name) => {
    const link = (start: string) =>
      new RegExp(`${escapePattern(start)}#${escapePattern(name)}(?![\\w-])`);
    const [path] =
      Object.entries({ ...texts, [edited.path]: edited.text }).find(
        ([file, text]) =>
          link(address).test(text) || (file === edited.path && link("](").test(text)),
      ) ?? [];
    const why = `links to the heading #${name}, which would be gone. Change that link first.`;
    return path ? [`${path.slice(1)}: ${why}`] : [];
  });
}
