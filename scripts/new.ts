import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { refuseUnreadable } from "../plugins/check-content/unreadable.ts";
import type { Answers, Question } from "./new/kinds.ts";
import { exitWith } from "./tools.ts";

await refuseUnreadable().catch(exitWith);
const { kinds } = await import("../plugins/content/node-imports.ts")
  .then(() => import("./new/kinds.ts"))
  .catch(exitWith);

const USAGE = `Usage: npm run new -- <what> [--option words]

${[...kinds]
  .map(([kind, { questions }]) => `  ${kind.padEnd(8)} ${questions.map(describe).join(" ")}`)
  .join("\n")}

Writes it into content/, with everything that it must have, and asks for what no option says.`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: "boolean", short: "h" },
      ...Object.fromEntries(
        [...kinds.values()].flatMap(({ questions }) =>
          questions.map(({ option }) => [option, { type: "string" as const }]),
        ),
      ),
    },
  });
  const kind = kinds.get(positionals[0] ?? "");
  if (values.help || !kind || positionals.length > 1) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 1;
  } else {
    const { file, address, note } = await kind.write(await answer(kind.questions, values));
    const { PORT } = process.env;
    console.log(`Wrote ${file}: edit it there.`);
    if (note) console.log(note);
    const where = `http://localhost:${PORT || "5173"}${address}`;
    const other = PORT ? "" : " (or at the port that npm run dev names)";
    console.log(`With npm run dev it is at ${where}${other}`);
  }
} catch (error) {
  exitWith(error);
}

function describe({ option, example }: Question): string {
  return `--${option} "${example}"`;
}

async function answer(questions: Question[], given: Record<string, unknown>): Promise<Answers> {
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : null;
  const answers: Answers = {};
  try {
    for (const { option, ask, example } of questions) {
      const value = given[option] ?? (await terminal?.question(`${ask} (such as ${example}): `));
      answers[option] = String(value ?? "").trim();
      if (!answers[option]) throw new Error(`${ask}? Say it with --${option} "${example}".`);
    }
    return answers;
  } finally {
    terminal?.close();
  }
}
