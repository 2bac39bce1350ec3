import path from "node:path";
import type { Message } from "esbuild";
import type { z } from "zod";
import { problemsOf } from "../../content/schema/problems.ts";
import { ContentError } from "../content-error.ts";

const PREFIX = /^Cannot process MDX file with esbuild:\s+(\d+:\d+: )?/;

/** Why an MDX file cannot be published, each line as "content/blog/x/index.mdx: what is wrong". */
export class MdxError extends ContentError {
  override name = "MdxError";

  static ofFields(file: string, schema: z.ZodType, frontmatter: unknown): MdxError {
    return new MdxError(problemsOf(shown(file), schema, frontmatter).join("\n"));
  }

  static ofBundling(file: string, error: unknown): MdxError {
    const errors = (error as { errors?: Message[] }).errors ?? [];
    if (errors.length === 0) return MdxError.ofRendering(file, error);
    const lines = errors.map(({ location, text }) => {
      const place = location ? `:${location.line}:${location.column + 1}` : "";
      return `${shown(file)}${place}: ${text.replace(PREFIX, "")}`;
    });
    return new MdxError(lines.join("\n"));
  }

  static ofRendering(file: string, error: unknown): MdxError {
    const reason = error instanceof Error ? error.message : String(error);
    const [, missing] = /Expected component `(\w+)` to be defined/.exec(reason) ?? [];
    return new MdxError(`${shown(file)}: ${missing ? `there is no component ${missing}` : reason}`);
  }
}

function shown(file: string): string {
  return path.relative(process.cwd(), path.resolve(file)).replaceAll(path.sep, "/");
}
