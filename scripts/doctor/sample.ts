import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { escapePattern } from "../../app/content/escape-pattern.ts";
import { parseYaml } from "../../app/content/parse-yaml.ts";

const LIST = "content/sample.txt";
const TEXT = /\.(ts|yaml|mdx|vtt|json)$/;
const MEDIA = /\.(jpe?g|png|webp|avif|mp4|webm)$/;
const OTHERS = /\.test\.ts$/;

/** What a studio still shows of the sample, one sentence for each file: by the list content/sample.txt. */
export function findSample(root: string, unshown: Unshown = () => []): string[] {
  const left = findLeft(root, unshown);
  return [...findPublishedAsReal(root, left), ...left];
}

/** Lines of a file that no visitor reads. */
type Unshown = (file: string) => number[];

function findLeft(root: string, unshown: Unshown = () => []): string[] {
  const { words, files } = readList(root);
  return globSync("{content,public/film}/**/*.*", { cwd: root })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => !OTHERS.test(file))
    .sort()
    .flatMap((file) => {
      if (MEDIA.test(file)) return files.has(hashOf(path.join(root, file))) ? [file] : [];
      if (!words || !TEXT.test(file)) return [];
      const text = readFileSync(path.join(root, file), "utf8");
      const read = file.endsWith(".yaml") ? text.replaceAll(/^ *#.*/gm, "") : text;
      const found = wordsOf(read, words, unshown(file));
      return found.length > 0 ? [`${file}: ${found.join("; ")}`] : [];
    });
}

export function findPublishedAsReal(root: string, left?: string[]): string[] {
  // First, because to look for what is left of the sample takes long.
  if (!isPublishedAsReal(root)) return [];
  const clients = (left ?? findLeft(root)).filter((line) => CLIENTS.test(line));
  if (clients.length === 0) return [];
  const invented = clients.map((line) => line.split(":")[0]);
  return [
    `content/company.yaml: sample is false, so what is left of the sample in ${invented.join(" and ")} is published as real. Replace it first, or write sample: true.`,
  ];
}

const CLIENTS = /^content\/(reviews|testimonials)\.yaml:/;

function isPublishedAsReal(root: string): boolean {
  const file = path.join(root, "content/company.yaml");
  if (!existsSync(file)) return false;
  const { value } = parseYaml("content/company.yaml", readFileSync(file));
  return Reflect.get(Object(value), "sample") === false;
}

/** By content: a picture of the same name may be another. */
export function hashOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 12);
}

function readList(root: string) {
  const file = path.join(root, LIST);
  const lines = existsSync(file) ? readFileSync(file, "utf8").split(/\r?\n/) : [];
  const entries = lines.filter((line) => line.trim() && !line.startsWith("#"));
  const files = entries.flatMap((line) => /^file (\w{12}) /.exec(line)?.[1] ?? []);
  const words = entries.filter((line) => !line.startsWith("file "));
  // The longest first: a full name, not its first name.
  const either = words.toSorted((a, b) => b.length - a.length).map(escapePattern);
  return {
    files: new Set(files),
    words:
      words.length > 0
        ? new RegExp(`(?<![\\p{L}\\d])(${either.join("|")})(?![\\p{L}\\d])`, "giu")
        : null,
  };
}

/** Insertions such as {city:bellevue-wa} have a studio's slug, which visitors do not read. */
const INSERTION = /\w+\(["'][a-z-]+["']\)|\{[\w-]+:[^{}]+\}/g;

function wordsOf(text: string, words: RegExp, unshown: number[]): string[] {
  return text.split("\n").flatMap((line, index) => {
    if (unshown.includes(index + 1)) return [];
    const found = new Set([...line.replace(INSERTION, "").matchAll(words)].map(([word]) => word));
    return found.size > 0 ? [`line ${index + 1}, ${[...found].join(", ")}`] : [];
  });
}
