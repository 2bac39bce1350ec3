import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { runLine } from "./command-line.ts";
import type { Database, Row } from "./database.ts";

const MIGRATION = readFileSync(
  new URL("../../workers/migrations/0001_leads.sql", import.meta.url),
  "utf8",
);
const DAY_MS = 86_400_000;

/** The command on a store in memory; `answer` is what the person at the terminal says. */
function openDesk(answer: boolean | null = null) {
  const store = new DatabaseSync(":memory:");
  store.exec(MIGRATION);
  const run: Database["run"] = async (...statements) =>
    statements.map(({ text }) => store.prepare(text).all() as Row[]);

  async function type(line: string) {
    const said: string[] = [];
    const print = (text: string) => void said.push(text);
    const desk = { print, complain: print, confirm: async () => answer };
    const code = await runLine(line.split(" ").filter(Boolean), desk, () => ({ run }));
    return { code, said: said.join("\n") };
  }
  return { add: (lead: Partial<typeof usual>) => addLead(store, lead), type, store };
}

const usual = {
  id: "s-1.aaaa",
  reference: "K7QF-2M9D",
  status: "dead",
  name: "Ada Lovelace",
  message: "Hello",
  lease: null as string | null,
  due: 0,
  created: Date.now(),
};

function addLead(store: DatabaseSync, changes: Partial<typeof usual>) {
  const lead = { ...usual, ...changes };
  const fields = JSON.stringify({ name: lead.name, email: "ada@x.test", message: lead.message });
  store
    .prepare(
      `INSERT INTO leads (id, submission, kind, reference, status, due, lease, attempts, fields,
         payload, last_error, created, updated)
       VALUES (?, 's', 'wizard', ?, ?, ?, ?, 3, ?, '{"name":"Ada"}', '422 no', ?, ?)`,
    )
    .run(lead.id, lead.reference, lead.status, lead.due, lead.lease, fields, lead.created, 1);
}

test("the list is newest first with the counts that need a human on top", async () => {
  const { add, type } = openDesk();
  add({ id: "old", reference: "OLD0-0000", status: "held", created: Date.now() - 3 * DAY_MS });
  add({ id: "new", reference: "NEW0-0000", name: "\u001b[31m<b>Ada</b>" });

  const { code, said } = await type("");
  expect(code).toBe(0);
  expect(said).toMatch(/^1 held, 1 dead, 0 pending/);
  expect(said).toMatch(/NEW0-0000.*dead.*now.*<b>Ada<\/b>.*ada@x\.test.*3.*422 no\nOLD0.*3 d/s);
  expect(said).not.toContain("\u001b");
});

test("show finds a lead by id and by a reference however it was read out", async () => {
  const { add, type } = openDesk();
  add({ message: "one\ntwo" });
  for (const name of ["s-1.aaaa", "K7QF-2M9D", "k7qf2m9d"]) {
    const { code, said } = await type(`show ${name}`);
    expect(code).toBe(0);
    expect(said).toContain("message: one\n    two");
  }
  expect(await type("show NONE-0000")).toEqual({
    code: 1,
    said: "No lead is called NONE-0000.",
  });
});

test("retry makes any undelivered lead due with its attempts counted anew", async () => {
  const { add, type, store } = openDesk();
  add({});
  add({ id: "b", reference: "BBBB-0000", status: "delivered" });
  add({ id: "c", reference: "CCCC-0000", status: "pending", lease: "x", due: Date.now() + DAY_MS });

  expect((await type("retry K7QF-2M9D")).code).toBe(0);
  expect(store.prepare("SELECT status, attempts FROM leads WHERE id = 's-1.aaaa'").get()).toEqual({
    status: "pending",
    attempts: 0,
  });
  expect((await type("retry BBBB-0000")).said).toBe("BBBB-0000 is delivered: nothing to do.");
  expect((await type("retry CCCC-0000")).said).toBe("CCCC-0000 is being sent right now.");
  expect(await type("retry --all-dead")).toEqual({ code: 1, said: "There are no dead leads." });
});

test("release takes held leads only", async () => {
  const { add, type } = openDesk();
  add({ status: "held" });
  expect((await type("release K7QF-2M9D --json")).said).toContain('"K7QF-2M9D"');
  expect((await type("release K7QF-2M9D")).code).toBe(1);
});

test("export writes CSV without formulas, from a date on", async () => {
  const { add, type } = openDesk();
  add({ name: "=cmd()", created: Date.UTC(2026, 0, 31, 9) });
  add({ id: "b", reference: "BBBB-0000", created: Date.UTC(2026, 0, 30) });

  expect((await type("export --since 2026-01-31")).said).toBe(
    "reference,kind,status,created,delivered,attempts,flags,error,name,email,message\r\n" +
      "K7QF-2M9D,wizard,dead,2026-01-31T09:00:00.000Z,,3,,422 no,'=cmd(),ada@x.test,Hello",
  );
  expect(JSON.parse((await type("export --format json")).said)).toHaveLength(2);
});

test("purge asks a person and wants --yes from a program", async () => {
  const nobody = openDesk(null);
  nobody.add({ created: Date.now() - 10 * DAY_MS });
  expect((await nobody.type("purge K7QF-2M9D")).code).toBe(2);
  expect((await nobody.type("purge --older-than 11 --status dead --yes")).code).toBe(1);
  expect((await nobody.type("purge --older-than 9 --status dead --yes")).code).toBe(0);

  const careful = openDesk(false);
  careful.add({});
  expect(await careful.type("purge K7QF-2M9D")).toEqual({ code: 1, said: "Nothing deleted." });
});

test.each([
  "frob",
  "list --foo",
  "show",
  "export --format xml",
  "purge --older-than 3",
  "retry a b",
  "list held",
  "export K7QF-2M9D",
])("%j is a usage error", async (line) => {
  const { code, said } = await openDesk().type(line);
  expect(code).toBe(2);
  expect(said).toContain("npm run leads -- --help");
});
