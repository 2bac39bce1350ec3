import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ESTree, parseSync, Visitor } from "rolldown/utils";
import { atLine, lineAt } from "../../app/content/lines.ts";
import { findLostQuote } from "./explain-mdx.ts";
import { explainSyntax, shorten } from "./explain-syntax.ts";

/** Slips in the writing of content/, one sentence each. Nothing of content/ is imported for this. */
export function findSourceProblems(): string[] {
  const files = globSync("content/**/*.{ts,mdx,vtt}").sort();
  return files.flatMap((file) =>
    problemsOfSource(file.replaceAll(path.sep, "/"), readFileSync(file)),
  );
}

export function problemsOfSource(file: string, bytes: Uint8Array): string[] {
  const text = decode(bytes);
  if (text === null) return [describeEncoding(file, bytes)];
  if (file.endsWith(".mdx")) return problemsOfFrontmatter(file, text);
  if (!file.endsWith(".ts")) return [];
  const {
    errors: [error],
    program,
  } = parseSync(file, text);
  if (!error) return file.endsWith(".test.ts") ? [] : findUninserted(file, text, program);
  const [at, opened] = error.labels.map(({ start }) => start);
  const fault = { message: error.message, at: at ?? 0, opened };
  const { line, why } = explainSyntax(text, fault);
  return [atLine(file, text, line, why)];
}

/** Visitors would read `${names.name}` itself: only a text between backticks inserts it, and only after a $. */
const NOT_INSERTED = /\$\{[^}]*\}?/;
const WITHOUT_DOLLAR = /(?<![$\\])\{[a-z]\w*(?:\.\w+|\(["'][^"']*["']\))\}?/i;

function findUninserted(file: string, text: string, program: ESTree.Program): string[] {
  const problems: string[] = [];
  const report = (at: number, why: string) =>
    problems.push(atLine(file, text, lineAt(text, at), why));
  new Visitor({
    Literal({ start, value }) {
      if (typeof value === "string" && NOT_INSERTED.test(value))
        report(
          start,
          `a text that inserts something stands between backticks: \`${shorten(value)}\`,`,
        );
    },
    TemplateElement({ start, value }) {
      const [found] = WITHOUT_DOLLAR.exec(value.raw) ?? [];
      if (found) report(start, `a $ is missing before it. Write: $${found}`);
    },
  }).visit(program);
  return problems;
}

function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

function describeEncoding(file: string, bytes: Uint8Array): string {
  const save =
    "Save it again with the encoding UTF-8: editors offer it beside the file's name or below the text.";
  if (bytes.includes(0)) return `${file}: is not saved as UTF-8. ${save}`;
  const text = new TextDecoder("latin1").decode(bytes);
  const lines = text.split("\n");
  const line = lines.findIndex((it) => decode(Buffer.from(it, "latin1")) === null) + 1;
  return atLine(file, text, line, `this letter is not saved as UTF-8. ${save}`);
}

const FRONTMATTER_LINE = /^---[ \t]*$/gm;

/** The fields of an MDX file stand between two lines of three hyphens. */
function problemsOfFrontmatter(file: string, text: string): string[] {
  const [first, second] = [...text.matchAll(FRONTMATTER_LINE)].map(({ index }) => index);
  if (first !== 0)
    return [
      `${file}: must begin with a line ---, then its fields such as title: "Parking", then another line ---.`,
    ];
  if (second !== undefined) return [findLostQuote(file, text)].filter((it) => it !== undefined);
  const end = /\n[ \t]*\r?\n/.exec(text)?.index ?? text.length;
  return [
    atLine(
      file,
      text,
      lineAt(text, end),
      "after the fields a line --- is missing. Write it below this line.",
    ),
  ];
}
