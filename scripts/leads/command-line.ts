import { parseArgs } from "node:util";
import type { Command, Desk, Words } from "./command.ts";
import { type Database, openDatabase } from "./database.ts";
import { exportLeads } from "./export.ts";
import { StorageError, UsageError } from "./failures.ts";
import { list } from "./list.ts";
import { purge } from "./purge.ts";
import { release } from "./release.ts";
import { retry } from "./retry.ts";
import { show } from "./show.ts";

const commands = new Map<string, Command>(
  Object.entries({ list, show, retry, release, export: exportLeads, purge }),
);

const SHARED = {
  json: { type: "boolean" },
  remote: { type: "boolean" },
  "persist-to": { type: "string", default: ".wrangler/state" },
  help: { type: "boolean", short: "h" },
} as const;

const SHARED_HELP = `  --json             for programs
  --remote           the deployed database (default: the local one)
  --persist-to DIR   where the local one lives (default: .wrangler/state)
  --help`;

type Place = { remote: boolean; persistTo: string };

/** Runs one line of arguments; 0 done, 1 not found, nothing done or storage error, 2 usage. */
export async function runLine(
  line: string[],
  desk: Desk & { complain(text: string): void },
  open: (place: Place) => Database = openDatabase,
): Promise<number> {
  try {
    const named = line[0] !== undefined && !line[0].startsWith("-");
    const name = named ? String(line[0]) : "list";
    if (line.includes("--help") && !named) return help(desk);
    const command = commands.get(name);
    if (!command) throw new UsageError(`There is no command "${name}".`);

    const { options, names } = parse(command, line.slice(named ? 1 : 0));
    if (options.help) return help(desk, command);
    const words: Words = { options, names, json: options.json === true };
    if (!command.takesNames && names.length > 0) {
      throw new UsageError(`"${name}" takes no further word: ${names.join(" ")}.`);
    }
    const persistTo = String(options["persist-to"]);
    desk.announce?.(describePlace(options.remote === true, persistTo));
    return await command.run(open({ remote: options.remote === true, persistTo }), words, desk);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof StorageError)) throw error;
    desk.complain(error.message);
    if (error instanceof UsageError) desk.complain("Try: npm run leads -- --help");
    return error instanceof UsageError ? 2 : 1;
  }
}

function parse(command: Command, args: string[]): Pick<Words, "options" | "names"> {
  try {
    const options = { ...command.options, ...SHARED };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { options: values as Words["options"], names: positionals };
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split(". ");
    throw new UsageError(`${reason}.`);
  }
}

function describePlace(remote: boolean, persistTo: string): string {
  return remote ? "The deployed database" : `The database of this machine in ${persistTo}`;
}

function help(desk: Desk, command?: Command): number {
  const all = [...commands].map(([name, { summary }]) => `  ${name.padEnd(9)}${summary}`);
  const about = command?.usage ?? `leads <command>\n\n${all.join("\n")}`;
  desk.print(`Usage: npm run leads -- ${about.replace(/^leads /, "")}\n\n${SHARED_HELP}`);
  return 0;
}
