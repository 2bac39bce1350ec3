import type { Root } from "mdast";
import type { Facts } from "../facts.ts";
import { fillText } from "../fill-text.ts";
import type { Components } from "./components.ts";
import { explainText } from "./explain-mdx.ts";
import { findMarkup } from "./find-markup.ts";
import { parseMdx } from "./parse-mdx.ts";

type Fault = { reason?: string; message: string; line?: number };

/** The text of an MDX file with its facts filled in, its syntax tree, and what is wrong with it, one sentence each. */
export function checkBody(
  file: string,
  body: string,
  facts: Facts,
  components: Components,
): { filled: string; tree?: Root; problems: string[] } {
  const { filled, problems } = fillText(file, body, facts);
  try {
    const tree = parseMdx(filled);
    const known = [...facts.texts.keys()];
    problems.push(...findMarkup({ file, text: filled, tree, known, components }));
    return { filled, tree, problems };
  } catch (error) {
    // A mark such as {price('x') is reported once.
    if (problems.length > 0) return { filled, problems };
    const { reason, message, line = 1 } = error as Fault;
    return { filled, problems: [explainText(file, body, { message: reason ?? message, line })] };
  }
}
