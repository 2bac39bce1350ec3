import { type Acted, act, type Verb } from "../../app/outbox/desk/act.ts";
import { isNamed } from "../../app/outbox/desk/choice.ts";
import { toPlainJson } from "../../app/outbox/desk/plain-text.ts";
import type { Sql } from "../../app/outbox/desk/sql.ts";
import { missing, operator, type Terminal, type Words } from "./command.ts";
import type { Database } from "./database.ts";

/** `said` follows the references; `json` names their list; `none` is for when no lead matches. */
type Manner = { verb: Verb; said: string; json: string; none?: string; note?: string };

export function actOnNamed(
  database: Pick<Database, "open">,
  name: string,
  manner: Manner,
  answer: { words: Words; terminal: Terminal },
) {
  return actOn(database, isNamed(name), { none: missing(name), ...manner }, answer);
}

/** Does one thing with the leads of a choice, and says what came of it. */
export async function actOn(
  database: Pick<Database, "open">,
  choice: Sql,
  { verb, note, said, json, none = "No such leads." }: Manner,
  { words, terminal }: { words: Words; terminal: Terminal },
): Promise<number> {
  const desk = await database.open();
  const acted = await act(desk, choice, { verb, who: operator(), ...(note && { note }) });
  const references = acted.result === "acted" ? acted.references : [];
  if (words.json) terminal.print(toPlainJson({ [json]: references }));
  else if (references.length > 0) terminal.print(`${references.join(", ")}${said}`);
  else terminal.print(explain(acted) ?? none);
  return references.length > 0 ? 0 : 1;
}

function explain(acted: Acted): string | null {
  if (acted.result !== "refused") return null;
  if (acted.isBeingSent) return `${acted.reference} is being sent right now.`;
  return `${acted.reference} is ${acted.status}: nothing to do.`;
}
