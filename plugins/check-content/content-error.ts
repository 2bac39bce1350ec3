import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { atLine, lineAt } from "../../app/content/lines.ts";
import { explainFields, explainText } from "./explain-mdx.ts";

const PREFIX = /^Cannot process MDX file with esbuild:\s+(\d+:\d+: )?/;

const bundlingErrors = z.object({
  errors: z.array(
    z.object({
      text: z.string(),
      location: z.object({ line: z.number(), column: z.number() }).nullable(),
    }),
  ),
});

/** How the parser of the fields reports the line, counted from zero. */
const fieldsError = z.object({ reason: z.string(), mark: z.object({ line: z.number() }) });

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

export function bundlingError(file: string, error: unknown): ContentError {
  const text = existsSync(file) ? readFileSync(file, "utf8").replace(/^\uFEFF/, "") : "";
  const fields = fieldsError.safeParse(error).data;
  if (fields) {
    const fault = { message: fields.reason, line: fields.mark.line + 1 };
    return new ContentError(explainFields(shownPath(file), text, fault));
  }
  const errors = bundlingErrors.safeParse(error).data?.errors ?? [];
  if (errors.length === 0) return renderingError(file, error);
  const lines = errors.map(({ location, text: said }) => {
    const message = said.replace(PREFIX, "");
    const [, line] = /at line (\d+)/.exec(message) ?? [];
    if (/^YAML/.test(message))
      return explainFields(shownPath(file), text, { message, line: Number(line) });
    return explainText(shownPath(file), text, { message, line: location?.line ?? 1 });
  });
  return new ContentError(lines.join("\n"));
}

/** A text that can be read and not shown; `known` are the components it may use. */
export function renderingError(file: string, error: unknown, known: string[] = []): ContentError {
  if (error instanceof ContentError) return error;
  const reason = error instanceof Error ? error.message : String(error);
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
