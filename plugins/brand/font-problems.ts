import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { nearest } from "../../app/content/nearest.ts";
import type { Path } from "../../app/content/parse-yaml.ts";
import type { Fonts } from "../../app/content/schema/brand.ts";
import { readContent } from "../content/read-content.ts";
import { fromRoot, openFiles, openSource, type Role } from "./fonts.ts";
import { contentLetters } from "./letters.ts";

const FILE = "content/fonts/fonts.yaml";

export async function findFontProblems(
  fonts: Partial<Fonts>,
  lineOf: (path: Path) => number,
): Promise<string[]> {
  const found = Object.entries(fonts).map(([role, font]) => problemsOf(role, font, lineOf));
  return (await Promise.all(found)).flat();
}

async function problemsOf(role: string, font: Fonts[Role], lineOf: (path: Path) => number) {
  const { source, axes = {} } = font;
  const place = (...path: string[]) =>
    `${FILE}: line ${lineOf([role, ...path])}: ${[role, ...path].join(", ")}`;
  if (!isThere(source)) return [`${place("source")}: ${explainMissing(source)}`];
  // Axes that a file does not have cannot be set.
  const file = await openSource({ ...font, axes: {} }).catch(() => undefined);
  if (!file) {
    return [
      `${place("source")}: ${source} is no font that can be read. Take the file again from where it came from.`,
    ];
  }
  const has = Object.entries(file.axes).map(([axis, { min, max }]) => `${axis} (${min} to ${max})`);
  return Object.entries(axes).flatMap(([axis, value]) => {
    const it = file.axes[axis];
    const at = place("axes", axis);
    if (!it && has.length === 0) {
      return `${at}: ${path.basename(source)} has no axes, because it is a font of one weight and width. Delete axes here, or take a variable font (docs/fonts.md).`;
    }
    if (!it) {
      return `${at}: ${path.basename(source)} has no ${axis}. Delete it; its axes are ${has.join(", ")}.`;
    }
    const { min, max } = typeof value === "number" ? { min: value, max: value } : value;
    if (min >= it.min && max <= it.max && min <= max) return [];
    return `${at} must be from ${it.min} to ${it.max}${min > max ? ", with min first" : ""}.`;
  });
}

function isThere(source: string): boolean {
  try {
    return existsSync(fromRoot.resolve(source));
  } catch {
    return false;
  }
}

function explainMissing(source: string): string {
  const [, name] = /^((?:@[^/]+\/)?[^./][^/]*)\//.exec(source) ?? [];
  const own =
    "Correct the name, such as ./content/fonts/own.ttf for a file of this project, or put the file there.";
  if (!name) return `there is no file ${source}. ${own}`;
  const folder = path.join("node_modules", name, path.dirname(source.slice(name.length + 1)));
  if (!existsSync(path.join("node_modules", name))) {
    return `the package ${name} is not installed. Run: npm install --save-dev ${name}`;
  }
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const [like] = nearest(
    path.basename(source),
    files.filter((it) => it.endsWith(".woff2")),
  );
  const write = like && `${path.posix.join(path.posix.dirname(source), like)}`;
  return `there is no file ${source}. ${write ? `Write: source: "${write}"` : own}`;
}

const NAMES: Record<Role, string> = { display: "headings and prices", text: "texts" };
/** What should look like the words around it. Every device has arrows, emoji and spaces. */
const OF_WORDS = /[\p{L}\p{N}\p{P}\p{Sc}]/u;
const BASIC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Letters of the site that a font does not have, and texts without bold; of fonts without problems. */
export async function findMissingLetters(
  fonts = readContent("fonts/fonts"),
  letters = contentLetters(),
): Promise<string[]> {
  const remarks = (["display", "text"] as const).map(async (role) => {
    const { source, missing } = await openFiles(fonts[role], [...letters.keys()]);
    const basic = [...BASIC].filter((it) => !source.letters.has(it));
    const places = missing
      .filter((it) => OF_WORDS.test(it))
      .map((it) => `${it} (${letters.get(it)})`);
    const all = [...(basic.length > 0 ? [basic.join("")] : []), ...places];
    const remarks = [];
    if (all.length > 0) {
      remarks.push(
        `${FILE}: ${fonts[role].family}, the font of ${NAMES[role]}, does not have ${all.join(", ")}. Other fonts show them, in another width: take one that has them (docs/fonts.md).`,
      );
    }
    if (role === "text" && !source.axes.wght) {
      remarks.push(
        `${FILE}: ${fonts[role].family}, the font of texts, has one weight, so browsers draw bold words themselves. A variable font, with wght in its file's name, has both (docs/fonts.md).`,
      );
    }
    return remarks;
  });
  return (await Promise.all(remarks)).flat();
}
