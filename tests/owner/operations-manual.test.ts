import { execFile } from "node:child_process";
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getPlatformProxy } from "wrangler";
import { inbox } from "#content/studio/inbox.yaml";
import { runLine } from "../../scripts/leads/command-line.ts";
import { root, toolEnv } from "../../scripts/tools.ts";
import { listTablesByAddress } from "../worker/admin/personal-tables.ts";

const manual = readFileSync(path.join(root, "docs/operations.md"), "utf8");
const fenced = linesOfBlocks(manual);
const inline = [...manual.matchAll(/`((?:npx|npm run) [^`]+)`/g)].map(([, line = ""]) => line);
const commands = [...new Set([...fenced.map((line) => line.trim()), ...inline])];

const ran = new Set<string>();
const outer = mkdtempSync(path.join(tmpdir(), "manual-"));
/** Where the commands run: the manual keeps backups beside the project. */
const folder = path.join(outer, "site");

beforeAll(async () => {
  mkdirSync(path.join(folder, ".deploy"), { recursive: true });
  writeFileSync(path.join(folder, "wrangler.toml"), readFileSync(path.join(root, "wrangler.toml")));
  symlinkSync(path.join(root, "workers"), path.join(folder, "workers"));
  await run(theCommand("mkdir"));
  useDatabase("live");
  await Promise.all([
    run(theCommand("migrations apply DB --remote")),
    run("npx wrangler d1 migrations apply DB --local"),
  ]);
});
afterAll(() => rmSync(outer, { recursive: true, force: true }));

test("after a restore there is what came since, and nobody who was forgotten", async () => {
  await change(
    DEPLOYED,
    addLead("ada"),
    addLead("bea"),
    `INSERT INTO lead_acts (lead, reference, verb, who, at, note, stamp)
     VALUES ('ada', 'ADA0-ADA0', 'note', 'Jo', 1, 'two' || char(10) || 'lines', 'stamp')`,
  );
  await run(theCommand("--output ../backup/leads.sql"));
  await change(DEPLOYED, addLead("cyd"), DELIVER_ADA);
  await leads("forget bea@visitor.test --yes");
  await run(theCommand('production.json --command "CREATE TRIGGER restoring'));
  await expect(change(DEPLOYED, addLead("dot"))).rejects.toThrow(/restoring/);
  await run(theCommand("--output ../backup/later.sql"));

  useDatabase("restored");
  await run(theCommand("production.json --file ../backup/leads.sql"));
  expect(await leads("show BEA0-BEA0")).toMatch(/pending/);
  await run(theCommand("migrations apply DB --remote"));
  await run(theCommand("> ../backup/replace.sql"));
  expect(readFileSync(path.join(outer, "backup/replace.sql"), "utf8")).not.toMatch(
    /^INSERT .*sqlite_sequence/m,
  );
  await run(theCommand("--file ../backup/replace.sql"));
  expect(await leads(theCommand("--remote forget --again"))).toBe("Deleted BEA0-BEA0.");
  expect(await leads(theCommand("--remote list --status pending"))).toMatch(
    /^CYD0-CYD0(?!.*ADA0)/ms,
  );
  await change(DEPLOYED, addLead("dot"));
  expect(await leads("show ADA0-ADA0")).toMatch(/delivered.*note, Jo.*two\s+lines/s);
});

test("while a restore runs, each table that has visitors' addresses takes none", async () => {
  const { env, dispose } = await openDatabase(LOCAL);
  const tables = await listTablesByAddress(env.DB).finally(dispose);
  expect(tables).toContain("leads");
  const open = tables.filter((table) => !manual.includes(`BEFORE INSERT ON ${table} BEGIN`));
  expect(open, "Add a trigger to step 1 of Back up and restore").toEqual([]);
});

test("a restore can be rehearsed on this machine, line by line", async () => {
  await change(LOCAL, addLead("ada"), addLead("bea"));
  rmSync(path.join(outer, "backup"), { recursive: true });
  const [, section = ""] = /^### Rehearse a restore\n(.*?)^## /ms.exec(manual) ?? [];
  const lines = linesOfBlocks(section);
  const backedUp = lines.findIndex((line) => line.includes("--output ../backup/local.sql"));
  for (const line of lines.slice(0, backedUp + 1)) await run(line);
  await change(LOCAL, addLead("cyd"), DELIVER_ADA);
  await leadsHere(
    `forget bea@visitor.test --yes --persist-to ${path.join(folder, ".wrangler/state")}`,
  );

  mkdirSync(path.join(folder, ".wrangler/state/v3/kv"), { recursive: true });
  const said: string[] = [];
  for (const line of lines.slice(backedUp + 1)) {
    if (line.startsWith("npm run leads")) said.push(await leadsHere(line));
    else await run(line);
  }
  const [again, pending, all] = said;
  expect(again).toBe("Deleted BEA0-BEA0.");
  expect(pending).toMatch(/^CYD0-CYD0(?!.*ADA0)/ms);
  expect(all).toMatch(/^CYD0-CYD0.*^ADA0-ADA0.*delivered|^ADA0-ADA0.*delivered.*^CYD0-CYD0/ms);
  expect(all).not.toContain("BEA0-BEA0");
});

test("a database that takes no leads can be rehearsed, and repaired", async () => {
  await run(theCommand("CREATE TRIGGER broken"));
  await expect(change(LOCAL, addLead("eve"))).rejects.toThrow(/broken/);
  await run(theCommand("DROP TRIGGER broken"));
  await change(LOCAL, addLead("eve"));
});

test("the manual names the buttons and states of the inbox", () => {
  const buttons = Object.values(inbox.actions).map(({ button }) => button);
  for (const name of [...buttons, ...Object.values(inbox.states)]) expect(manual).toContain(name);
});

test("wrangler and the scripts have every command and option of the manual", async () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const check = async (command: string) => {
    const [, script = ""] = /^npm run ([\w-]+)/.exec(command) ?? [];
    const [, file = ""] = /^node --import \S+ (\S+)$/.exec(scripts[script] ?? "") ?? [];
    if (script) expect(Object.keys(scripts), command).toContain(script);
    const known = file ? readScript(file) : script || (await help(command));
    for (const [, option] of command.matchAll(/--([a-z][\w-]*)/g))
      expect(known, command).toContain(option);
  };
  await Promise.all(commands.filter((line) => !ran.has(line)).map(check));
});

function linesOfBlocks(text: string): string[] {
  return [...text.matchAll(/^ *```sh\n(.*?)^ *```/gms)].flatMap(([, block = ""]) =>
    block.trim().split("\n"),
  );
}

const helps = new Map<string, Promise<string>>();

/** What wrangler prints of a command; for one that it does not have it lists those of its group. */
async function help(command: string): Promise<string> {
  const [words = ""] = /^npx wrangler( [a-z\d][a-z\d-]*)+/.exec(command) ?? [];
  const asked = helps.get(words) ?? run(`${words} --help`);
  helps.set(words, asked);
  const said = await asked;
  expect(said, command).not.toContain("COMMANDS");
  return said;
}

/** The script and the modules of the folder that has its name. */
function readScript(file: string): string {
  const parts = globSync(`${file.replace(/\.ts$/, "")}/*.ts`, { cwd: root });
  return [file, ...parts].map((name) => readFileSync(path.join(root, name), "utf8")).join("\n");
}

function theCommand(part: string): string {
  const [command, ...others] = commands.filter((line) => line.includes(part));
  if (!command || others.length > 0) throw new Error(`${others.length + 1} commands with ${part}`);
  return command;
}

/** Runs a line of the manual on this machine instead of Cloudflare. */
async function run(line: string): Promise<string> {
  ran.add(line);
  const local = inOwnFolders(line.replace("npx ", "").replace("--remote", "--local"));
  const env = { ...process.env, ...toolEnv, CI: "1" };
  const { stdout } = await promisify(execFile)("sh", ["-c", local], { cwd: folder, env });
  return stdout;
}

function inOwnFolders(line: string): string {
  return line.replaceAll("/tmp/restored", path.join(outer, "restored"));
}

const DEPLOYED = { config: ".deploy/production.json", state: ".deploy/.wrangler/state/v3" };
/** The database that `npm start` would have. */
const LOCAL = { config: "wrangler.toml", state: ".wrangler/state/v3" };

function openDatabase({ config, state }: typeof LOCAL) {
  return getPlatformProxy<Env>({
    configPath: path.join(folder, config),
    persist: { path: path.join(folder, state) },
    remoteBindings: false,
    envFiles: [],
  });
}

/** What happens between two lines of the manual: not by wrangler, which takes seconds to start. */
async function change(place: typeof LOCAL, ...statements: string[]) {
  const { env, dispose } = await openDatabase(place);
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql))).finally(dispose);
}

/** A command of the leads, as in the manual or without what comes before it. */
async function leads(line: string): Promise<string> {
  const words = line.replace(/^npm run leads -- --remote /, "").split(" ");
  const said: string[] = [];
  const print = (text: string) => void said.push(text);
  const proxy = await openDatabase(DEPLOYED);
  const database = {
    open: async () => proxy.env.DB,
    countWaiting: async () => 0,
    close: proxy.dispose,
  };
  const terminal = { print, complain: print, confirm: async () => null };
  await runLine(words, terminal, () => database);
  return said.join("\n");
}

/** Like `leads`, of a database that wrangler keeps in a folder of this machine. */
async function leadsHere(line: string): Promise<string> {
  const said: string[] = [];
  const print = (text: string) => void said.push(text);
  const words = inOwnFolders(line).replace("npm run leads -- ", "").split(" ");
  await runLine(words, { print, complain: print, confirm: async () => null });
  return said.join("\n");
}

function useDatabase(id: string) {
  const migrations_dir = path.join(root, "workers/migrations");
  const database = { binding: "DB", database_name: "leads", database_id: id, migrations_dir };
  const config = {
    name: "studio-site",
    compatibility_date: "2026-10-01",
    d1_databases: [database],
  };
  writeFileSync(path.join(folder, ".deploy/production.json"), JSON.stringify(config));
}

const addLead = (id: string) => `INSERT INTO leads
  (id, submission, kind, reference, status, due, fields, payload, created, updated) VALUES
  ('${id}', '${id}', 'wizard', upper('${id}0-${id}0'), 'pending', 0,
   '{"name":"${id}","email":"${id}@visitor.test"}', '{}', 1, 1)`;
const DELIVER_ADA = "UPDATE leads SET status = 'delivered', delivered = 2 WHERE id = 'ada'";
