import { notedName } from "../../app/content/noted.ts";
import { isThere } from "../../app/content/page-texts.ts";
import { listLanguages } from "../../plugins/content/language.ts";
import { readPages, readTranslation, type TextOfFile } from "../../plugins/content/languages.ts";
import { readNoted } from "../../plugins/content/noted.ts";

const MAX_SHOWN = 5;

/** What a language has, and what a translator has to do, page by page. */
export function reportOnLanguage(language: string, all = false): { report: string; ok: boolean } {
  const known = listLanguages();
  if (!known.includes(language)) {
    const others = known.length > 0 ? ` There is ${known.join(", ")}.` : "";
    return {
      report: `There is no folder content/${language}.${others} docs/languages.md says how a language begins.`,
      ok: false,
    };
  }
  const { texts, leftOver } = readTranslation(language);
  const pages = readPages(texts);
  const there = pages.filter(({ isComplete }) => isComplete).map(({ page }) => page);
  const lacking = pages
    .filter(({ isComplete }) => !isComplete)
    .map((it) => ({ ...it, lacks: it.texts.filter((text) => !isThere(text)) }))
    .sort((a, b) => a.lacks.length - b.lacks.length);
  const of = (state: TextOfFile["state"]) => texts.filter((it) => it.state === state);
  const [wrong, outdated, unchanged] = [of("wrong"), of("outdated"), of("unchanged")];
  const long = texts.filter(({ isLong }) => isLong);
  const done = texts.filter(isThere).length;
  const noted = readNoted(language);
  const unnoted = texts.filter((it) => it.hashes && !noted[it.file]?.[notedName(it)]).length;
  const shown = all ? Number.POSITIVE_INFINITY : MAX_SHOWN;
  const report = [
    `${language}: ${done} of ${texts.length} texts are translated; ${there.length} of ${pages.length} pages are complete.`,
    section("Complete", there.length > 0 ? [there.join(", ")] : []),
    section(
      "Wrong: until they are corrected, their pages are not there",
      wrong.map(lineOf(language)),
    ),
    section(
      "Missing, page by page: until then links to these lead to the first language",
      lacking.flatMap(({ page, lacks }) => describeLacks(page, lacks, shown)),
    ),
    section("Outdated: the first language has changed since", outdated.map(lineOf(language))),
    section(
      "Unchanged: as in the first language; right for names only",
      cut(unchanged.map(lineOf(language)), shown),
    ),
    section(
      "Half as long again as in the first language: look whether they fit",
      cut(long.map(lineOf(language)), shown),
    ),
    section("Left over: the first language does not have it. Remove it", leftOver),
    section(
      "Do next",
      unnoted > 0 ? [`npm run translated -- ${language} notes ${unnoted} new translations.`] : [],
    ),
  ];
  return { report: report.filter((it) => it !== null).join("\n"), ok: wrong.length === 0 };
}

function describeLacks(page: string, lacks: TextOfFile[], shown: number): string[] {
  const files = Map.groupBy(lacks, ({ file }) => file);
  const lines = [...files].map(([file, texts]) => {
    const names = texts.map(({ name, why }) => why ?? name).filter(Boolean);
    const named = [...new Set(names)];
    const others = named.length > shown ? `, and ${named.length - shown} more` : "";
    return `  ${file}${named.length > 0 ? `: ${named.slice(0, shown).join("; ")}${others}` : ": the whole file"}`;
  });
  return lacks.length > 0
    ? [`${page}: ${lacks.length} ${lacks.length === 1 ? "text" : "texts"}`, ...lines]
    : [`${page}: the page above it is not complete`];
}

const lineOf =
  (language: string) =>
  ({ file, line, name, why }: TextOfFile) =>
    `content/${language}/${file}: line ${line}: ${why ?? name}`;

function cut(lines: string[], shown: number): string[] {
  return lines.length > shown
    ? [...lines.slice(0, shown), `and ${lines.length - shown} more: --all names them`]
    : lines;
}

function section(title: string, lines: string[]): string | null {
  return lines.length > 0 ? `\n${title}\n${lines.map((line) => `  ${line}`).join("\n")}` : null;
}
