import { findHost, HOST_EXAMPLES } from "./film-hosts.ts";
import { secondsOf } from "./film-time.ts";
import { knownNames } from "./named-entries.ts";
import type { TextFolder } from "./texts.ts";

/** A field that is wrong, and why: after its name it is a sentence. */
export type WrongField = { path: string[]; why: string };

type Site = {
  /** A data file, with its facts filled in. */
  read: (name: string) => unknown;
  articles: () => string[];
};

type Fields = Record<string, unknown>;

/** What a text's schema cannot know: what its fields need of each other, and what they name in other files. */
export function findWrongFields(folder: TextFolder, fields: Fields, site: Site): WrongField[] {
  if (folder === "own-pages") return rulesOfPage(fields, site);
  return folder === "work" ? rulesOfFilm(fields, site) : [];
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

function wrong(isWrong: unknown, path: string, why: string): WrongField[] {
  return isWrong ? [{ path: path.split("/"), why }] : [];
}

function rulesOfPage({ menu, footer }: Fields, { read }: Site): WrongField[] {
  const menus = knownNames("menu", read);
  const columns = knownNames("footerColumn", read);
  return [...rulesOfName("menu", menu, menus), ...rulesOfName("footer", footer, columns)];
}

function rulesOfName(field: string, name: unknown, known: string[]): WrongField[] {
  const why = `must be one of ${known.join(", ")}, not ${JSON.stringify(name)}.`;
  return wrong(isText(name) && !known.includes(name), field, why);
}

function rulesOfFilm(fields: Fields, { read, articles }: Site): WrongField[] {
  const { film, captions, hostedAt, spec, client, offer, chapters } = fields;
  const listed = Array.isArray(fields.articles) ? fields.articles.map(String) : [];
  const unknown = listed.filter((slug) => !articles().includes(slug));
  const seconds = secondsOf(String(fields.length));
  return [
    ...wrong(
      !film && !hostedAt,
      "film",
      "is missing: it must name an MP4 file, or `hostedAt` the film at a video host.",
    ),
    ...wrong(film && hostedAt, "hostedAt", "must be left out beside `film`, or that be removed."),
    ...wrong(
      film && !captions,
      "captions",
      "is missing: it must name a WebVTT file beside the text.",
    ),
    ...wrong(
      hostedAt && !findHost(String(hostedAt)),
      "hostedAt",
      `must be an address such as ${HOST_EXAMPLES}, not ${JSON.stringify(hostedAt)}.`,
    ),
    ...wrong(!spec && !client, "client", "is missing: it must be text, or `spec` must be true."),
    ...wrong(spec && client, "client", "must be left out of a spec film, which nobody ordered."),
    ...rulesOfName("offer", offer, knownNames("offer", read)),
    ...unknown.flatMap((slug) =>
      wrong(true, "articles", `must be articles of content/blog: there is no ${slug}.`),
    ),
    ...rulesOfTimes("chapters", chapters, seconds),
    ...rulesOfMaking(fields.making, seconds),
  ];
}

function rulesOfTimes(path: string, entries: unknown, seconds: number): WrongField[] {
  const starts = Array.isArray(entries) ? entries.map((entry) => secondsOf(String(entry?.at))) : [];
  const isWrong = starts.some((at, index) => at >= seconds || at <= (starts[index - 1] ?? -1));
  return wrong(isWrong, path, "must be in the order of the film, and inside of it.");
}

function rulesOfMaking(making: unknown, seconds: number): WrongField[] {
  const { shots, shot }: Fields = Object(making);
  const count = Array.isArray(shots) ? shots.length : Number.POSITIVE_INFINITY;
  return [
    ...rulesOfTimes("making/shots", shots, seconds),
    ...wrong(
      Number(shot) > count,
      "making/shot",
      `must be the number of one of the ${count} shots, not ${shot}.`,
    ),
  ];
}
