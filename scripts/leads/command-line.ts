import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Arguments, type Command, readText, type Terminal, UsageError } from "./command.ts";
import {
  type Database,
  type DatabaseLocation,
  explainStorage,
  isBusy,
  openDatabase,
  StorageError,
} from "./database.ts";
import { forget, purge } from "./delete.ts";
import { exportAll } from "./export.ts";
import { funnel } from "./funnel.ts";
import { list } from "./list.ts";
import { resend } from "./resend.ts";
import { show } from "./show.ts";

const commands = new Map<string, Command>(
  Object.entries({ list, show, export: exportAll, resend, forget, purge, funnel }),
);
const TRIES = 4;

const SHARED = {
  json: { type: "boolean" },
  remote: { type: "boolean" },
  env: { type: "string" },
  "persist-to": { type: "string", default: ".wrangler/state" },
  help: { type: "boolean", short: "h" },
} as const;

const SHARED_HELP = `  --json             for programs
  --remote           the deployed database (default: the local one)
  --env NAME         the deployed database of this environment, such as staging
  --persist-to DIR   where the local one lives (default: .wrangler/state)
  --help`;

/** Runs one command line and returns the exit code: 0 done, 1 not found, nothing done or storage error, 2 usage. */
export async function runLine(
  line: string[],
  terminal: Terminal & { complain(text: string): void },
  open: (location: DatabaseLocation) => Database = openDatabase,
): Promise<number> {
  try {
    const at = findCommand(line);
    const name = line[at] ?? "list";
    if (line.includes("--help") && at < 0) return help(terminal);
    const command = commands.get(name);
    if (!command) throw new UsageError(`There is no command "${name}".`);

    const { options, positionals } = parse(command, at < 0 ? line : line.toSpliced(at, 1));
    if (options.help) return help(terminal, command);
    const args: Arguments = { options, positionals, json: options.json === true };
    if (!command.takesPositionals && positionals.length > 0) {
      throw new UsageError(`"${name}" takes no further word: ${positionals.join(" ")}.`);
    }
    const location = await locateDatabase(args);
    terminal.announce?.(describeDatabase(location));
    const database = open(location);
    return await retryWhileBusy(() => command.run(database, args, terminal)).finally(() =>
      database.close(),
    );
  } catch (cause) {
    const error = explainStorage(cause) ?? cause;
    if (!(error instanceof UsageError || error instanceof StorageError)) throw error;
    terminal.complain(error.message);
    if (error instanceof UsageError) terminal.complain("Try: npm run leads -- --help");
    return error instanceof UsageError ? 2 : 1;
  }
}

/** Where the command stands: options may come before it. -1 without one. */
function findCommand(line: string[]): number {
  const options = Object.assign({}, ...[...commands.values()].map((it) => it.options), SHARED);
  const { tokens } = parseArgs({
    args: line,
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  return tokens.find(({ kind }) => kind === "positional")?.index ?? -1;
}

/** Retries while another process writes: a busy database has changed nothing. */
async function retryWhileBusy(run: () => Promise<number>): Promise<number> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || tries === TRIES) throw error;
      await sleep(250 * tries);
    }
  }
}

function parse(command: Command, args: string[]): Pick<Arguments, "options" | "positionals"> {
  try {
    const options = { ...command.options, ...SHARED };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { options: values, positionals };
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split(". ");
    throw new UsageError(`${reason}.`);
  }
}

async function locateDatabase(args: Arguments): Promise<DatabaseLocation> {
  const persistTo = readText(args, "persist-to") ?? "";
  const env = readText(args, "env");
  if (env === undefined) return { remote: args.options.remote === true, persistTo };
  // Loaded when needed, because wrangler takes a second.
  const { readWorker } = await import("../worker-config.ts");
  try {
    readWorker(env);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  return { remote: true, persistTo, env };
}

function describeDatabase({ remote, persistTo, env }: DatabaseLocation): string {
  if (!remote) return `The database of this machine in ${persistTo}`;
  return env ? `The deployed database of ${env}` : "The deployed database";
}

function help(terminal: Terminal, command?: Command): number {
  const lines = [...commands].map(([name, { summary }]) => `  ${name.padEnd(9)}${summary}`);
  const about = command?.usage ?? `leads <command>\n\n${lines.join("\n")}`;
  terminal.print(`Usage: npm run leads -- ${about.replace(/^leads /, "")}\n\n${SHARED_HELP}`);
  return 0;
}
