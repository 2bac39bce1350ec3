import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import { atLine, lineAt } from "../../app/content/lines.ts";
import { explainText } from "./explain-mdx.ts";

const PREFIX = /^Cannot process MDX file with esbuild:\s+(\d+:\d+: )?/;

const bundlingErrors = z.object({
  errors: z.array(
    z.object({
      text: z.string(),
      location: z.object({ line: z.number(), column: z.number() }).nullable(),
    }),
  ),
});

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

export function bundlingError(file: string, error: unknown): ContentError {
  const text = existsSync(file) ? readFileSync(file, "utf8").replace(/^\uFEFF/, "") : "";
  const errors = bundlingErrors.safeParse(error).data?.errors ?? [];
  if (errors.length === 0) return renderingError(file, error);
  const lines = errors.map(({ location, text: said }) => {
    // Of a file that the text inserts a fact of.
    const [, other] = /ContentError: (content\/.+)/.exec(said) ?? [];
    if (other) return other;
    const message = said.replace(PREFIX, "");
    return explainText(shownPath(file), text, { message, line: location?.line ?? 1 });
  });
  return new ContentError(lines.join("\n"));
}

/** A text that can be read and not shown; `known` are the components it may use. */
export function renderingError(file: string, error: unknown, known: string[] = []): ContentError {
  if (error instanceof ContentError) return error;
  const reason = messageOf(error);
  const [, component] = /Expected component `(\w+)` to be defined/.exec(reason) ?? [];
  const text = component ? readFileSync(file, "utf8") : "";
  const found = component ? text.indexOf(`<${component}`) : -1;
  if (found < 0) return new ContentError(`${shownPath(file)}: ${reason}`);
  const why = `there is no component ${component}. ${known.length > 0 ? `Write one of ${known.join(", ")}.` : "Remove it."}`;
  return new ContentError(atLine(shownPath(file), text, lineAt(text, found), why));
}

export function shownPath(file: string): string {
  return path.relative(process.cwd(), path.resolve(file)).replaceAll(path.sep, "/");
}
