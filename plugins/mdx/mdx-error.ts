import path from "node:path";
import type { Message } from "esbuild";
import type { z } from "zod";

type Issue = z.core.$ZodIssue;

const PREFIX = /^Cannot process MDX file with esbuild:\s+(\d+:\d+: )?/;

/** Why an MDX file cannot be published, each line as "content/blog/x/index.mdx: what is wrong". */
export class MdxError extends Error {
  override name = "MdxError";

  static ofFields(file: string, issues: Issue[]): MdxError {
    return new MdxError(issues.map((issue) => `${shown(file)}: ${inWords(issue)}`).join("\n"));
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

function inWords(issue: Issue): string {
  if (issue.code === "unrecognized_keys") return `${issue.keys.join(", ")}: no such field`;
  return `${issue.path.join(".")}: ${issue.message}`;
}

function shown(file: string): string {
  return path.relative(process.cwd(), path.resolve(file)).replaceAll(path.sep, "/");
}
