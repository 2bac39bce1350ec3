import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type ParsedNode,
  parseDocument,
  Scalar,
  visit,
} from "yaml";
import { decodeText } from "./decode-text.ts";
import { explainComment, explainPasted, explainSyntax, explainText } from "./explain-yaml.ts";
import { atLine, lineAt, lineOf } from "./lines.ts";

export type Path = readonly PropertyKey[];

export type ParsedFile = {
  file: string;
  text: string;
  value: unknown;
  problems: string[];
  /** The line of a field, or of what should have it. */
  lineOf: (path: Path) => number;
  /** A number or a date as it is written, such as 02134. */
  sourceOf: (path: Path) => string | undefined;
};

/** No file of content/ has half as many levels. */
const MAX_DEPTH = 20;

const MERGE_MARK = /^(<{7}|={7}|>{7})(?=\s|$)/m;
/** `price: {price:coaching}` is a group of fields to YAML, and a text to everybody else. */
const INSERTION_ALONE = /^\{[\w-]+(:[^{}\s][^{}]*)?\}$/;

export function parseYaml(file: string, bytes: Uint8Array): ParsedFile {
  const { text, problem } = decodeText(file, bytes);
  return problem === undefined ? parseYamlText(file, text) : unreadable(file, problem);
}

export function parseYamlText(file: string, text: string): ParsedFile {
  const at = (offset: number, why: string) => atLine(file, text, lineAt(text, offset), why);
  const merge = MERGE_MARK.exec(text);
  if (merge)
    return unreadable(
      file,
      at(
        merge.index,
        "two versions of this file were merged here. Keep the lines of one of them, and delete the other and the lines <<<<<<<, ======= and >>>>>>>.",
      ),
    );
  if (text.trim() === "") return unreadable(file, `${file}: is empty. Put its fields back.`);
  try {
    return parseDocumentText(file, text, at);
  } catch (error) {
    // A parser has no more stack after thousands of levels.
    if (error instanceof RangeError) return unreadable(file, `${file}: ${TOO_DEEP}`);
    throw error;
  }
}

function parseDocumentText(
  file: string,
  text: string,
  at: (offset: number, why: string) => string,
): ParsedFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    const { line, why } = explainSyntax(text, error);
    return unreadable(file, atLine(file, text, line, why));
  }
  insertionsAsTexts(document.contents, text);
  const problems = findSlips(document.contents, text).map(([offset, why]) => at(offset, why));
  if (problems.length > 0) return { ...unreadable(file, ""), problems };
  const lineOf = (path: Path) => lineCounter.linePos(offsetOf(document.contents, path)).line;
  const sourceOf = (path: Path) => {
    const node = document.getIn(path, true);
    return isScalar(node) ? node.source : undefined;
  };
  return { file, text, value: document.toJS(), problems, lineOf, sourceOf };
}

const TOO_DEEP = `has more than ${MAX_DEPTH} levels of lists and groups. Its lines begin too far to the right, or a bracket is not closed.`;

export function unreadable(file: string, problem: string): ParsedFile {
  return {
    ...{ file, text: "", value: undefined, problems: [problem] },
    ...{ lineOf: () => 1, sourceOf: () => undefined },
  };
}

export function insertionsAsTexts(contents: Node | null, text: string): void {
  if (!contents) return;
  visit(contents, {
    Map(_, { flow, range }) {
      const written = flow && range ? text.slice(range[0], range[1]) : "";
      if (!INSERTION_ALONE.test(written)) return;
      return Object.assign(new Scalar(written), { range, type: Scalar.QUOTE_DOUBLE });
    },
  });
}

/** What YAML reads otherwise than it is meant, each with its offset. */
function findSlips(contents: ParsedNode | null, text: string): [offset: number, why: string][] {
  const slips: [number, string][] = [];
  if (!contents) return [[0, "has no field. Put its fields back."]];
  visit(contents, {
    Node(_, node, parents) {
      const offset = node.range?.[0] ?? 0;
      if (parents.filter(isCollection).length > MAX_DEPTH) {
        slips.push([offset, TOO_DEEP]);
        return visit.BREAK;
      }
      const sign = isAlias(node) ? "*" : node.anchor ? "&" : node.tag ? "!" : undefined;
      if (sign) {
        slips.push([
          offset,
          `a text that begins with ${sign} stands in quotes, such as "${sign} so".`,
        ]);
        return visit.SKIP;
      }
      if (!isScalar(node)) return;
      const parent = parents.at(-1);
      const key = isPair(parent) && parent.value === node ? String(parent.key) : undefined;
      if (isPair(parent) && parent.key === node) {
        const pasted = explainPasted(lineOf(text, lineAt(text, offset)));
        if (pasted) slips.push([offset, pasted]);
        return;
      }
      const start = key === undefined ? offset : keyOffset(parent);
      const comment = commentBeside(text, node);
      const why =
        node.type === Scalar.PLAIN && comment !== undefined
          ? explainComment(key, node.source ?? "", comment)
          : explainText(key, node, text.slice(...(node.range ?? [0, 0])));
      if (why) slips.push([start, why]);
    },
  });
  return slips;
}

function keyOffset(pair: unknown): number {
  return (isPair(pair) && isNode(pair.key) && pair.key.range?.[0]) || 0;
}

/** A comment that stands on the line of a value. */
function commentBeside(text: string, { range }: Scalar): string | undefined {
  const end = range?.[1] ?? 0;
  const rest = text.slice(end).split("\n", 1)[0] ?? "";
  return /^\s*(#.*)$/.exec(rest)?.[1]?.trimEnd();
}

/** Where the deepest part of a path stands that is written. */
function offsetOf(contents: unknown, path: Path): number {
  let node = contents;
  let offset = 0;
  for (const key of path) {
    const pair = isMap(node) ? node.items.find((it) => String(it.key) === String(key)) : undefined;
    const start = pair ? pair.key : isSeq(node) ? node.items[Number(key)] : undefined;
    if (!isNode(start)) break;
    offset = start.range?.[0] ?? offset;
    node = pair ? pair.value : start;
  }
  return offset;
}
