import { createInterface } from "node:readline/promises";
import { refuseUnreadable } from "../plugins/check-content/unreadable.ts";
import { exitWith } from "./tools.ts";

const { runLine } = await import("../plugins/content/node-imports.ts")
  .then(() => import("./leads/command-line.ts"))
  .catch(async (error) => {
    await refuseUnreadable().catch(exitWith);
    return exitWith(error);
  });

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // The reader of a pipe (`| head`) may have seen enough.
  if (error.code !== "EPIPE") throw error;
});

process.exitCode = await runLine(process.argv.slice(2), {
  print: (text) => void process.stdout.write(`${text}\n`),
  announce: (database) => void process.stderr.write(`${database}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
  async confirm(question) {
    if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await terminal.question(question);
    terminal.close();
    return /^y(es)?$/i.test(answer.trim());
  },
});
