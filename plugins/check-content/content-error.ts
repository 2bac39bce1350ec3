import path from "node:path";
import { z } from "zod";

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

export function bundlingError(file: string, error: unknown): ContentError {
  const errors = bundlingErrors.safeParse(error).data?.errors ?? [];
  if (errors.length === 0) return renderingError(file, error);
  const lines = errors.map(({ location, text }) => {
    const place = location ? `:${location.line}:${location.column + 1}` : "";
    return `${shownPath(file)}${place}: ${text.replace(PREFIX, "")}`;
  });
  return new ContentError(lines.join("\n"));
}

export function renderingError(file: string, error: unknown): ContentError {
  const reason = error instanceof Error ? error.message : String(error);
  const [, missing] = /Expected component `(\w+)` to be defined/.exec(reason) ?? [];
  return new ContentError(
    `${shownPath(file)}: ${missing ? `there is no component ${missing}` : reason}`,
  );
}

export function shownPath(file: string): string {
  return path.relative(process.cwd(), path.resolve(file)).replaceAll(path.sep, "/");
}
