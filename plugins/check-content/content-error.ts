import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { WrongField } from "../../app/content/text-rules.ts";

/** Problems of content/, one line each: "content/blog/x/index.mdx: what is wrong". Printed without a stack. */
export class ContentError extends Error {
  override name = "ContentError";

  [Symbol.for("nodejs.util.inspect.custom")]() {
    return this.message;
  }
}

export function refuseProblems(problems: string[]): void {
  if (problems.length > 0) throw new ContentError([...new Set(problems)].join("\n"));
}

/** What an error of reading content/ names, though a module runner passes on only its message. */
export function problemsIn(error: unknown): string[] {
  const lines = stripVTControlCharacters(messageOf(error)).split("\n");
  const named = lines.filter((line) => line.startsWith("content/"));
  return named.length > 0 ? named : [`content/: cannot be loaded (${lines[0]}).`];
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A text that cannot be compiled or shown, or a file that it inserts a fact of. */
export function renderingError(file: string, error: unknown): ContentError {
  if (error instanceof ContentError) return error;
  const reason = messageOf(error);
  const named = /ContentError: (content\/.+)/.exec(reason)?.[1];
  return new ContentError(named ?? `${shownPath(file)}: ${reason}`);
}

export function shownPath(file: string): string {
  return path.relative(process.cwd(), path.resolve(file)).replaceAll(path.sep, "/");
}

/** A rule of app/content/text-rules.ts, as the build says it. */
export function sentenceOf({ path, why }: WrongField): string {
  return `${path.join(", ")} ${why}`;
}
