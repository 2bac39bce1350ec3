import { expect, test } from "vitest";
import { openTerminal } from "./fixture.ts";

const DAY_MS = 86_400_000;
const OTHER = { id: "b", reference: "BBBB-0000" };

test("the list is newest first, after the counts that need a person", async () => {
  const { add, type } = openTerminal();
  add({ id: "old", reference: "OLD0-0000", status: "held", created: Date.now() - 3 * DAY_MS });
  add({ id: "new", reference: "NEW0-0000", name: "\u001b[31m<b>Ada</b>" });
  const { code, output } = await type("");
  expect(code).toBe(0);
  expect(output).toMatch(/^1 held, 1 dead, 0 pending/);
  expect(output).toMatch(/NEW0-0000.*dead.*now.*<b>Ada<\/b>.*ada@x\.test.*3.*422 no\nOLD0.*3 d/s);
  expect(output).not.toContain("\u001b");
});

test("a lead is found by id and reference, and all of a person by the address", async () => {
  const { add, type } = openTerminal();
  add({ message: "one\ntwo" });
  add({ ...OTHER, name: "Grace Hopper" });
  for (const name of ["s-1.aaaa", "K7QF-2M9D", "k7qf2m9d"])
    expect((await type(`show ${name}`)).output).toContain("message: one\n    two");
  const { output } = await type("show ADA@x.test --json");
  const references = JSON.parse(output).map(({ reference }: { reference: string }) => reference);
  expect(references.toSorted()).toEqual(["BBBB-0000", "K7QF-2M9D"]);
});

test.each([
  [1, "\nNot searched: 1 lead in the fallback store (KV). The cron moves"],
  [null, "\nNot searched: leads that wait in the fallback store (KV)."],
])("what is not found may wait in KV, where there are %j", async (waiting, said) => {
  const { type } = openTerminal(null, waiting);
  for (const name of ["NONE-0000", "nobody@x.test"])
    expect((await type(`show ${name}`)).output).toContain(`No lead is called ${name}.${said}`);
});

test("what cannot be sent again says why", async () => {
  const { add, type, store } = openTerminal();
  add({});
  add({ ...OTHER, status: "delivered" });
  add({ id: "c", reference: "CCCC-0000", status: "pending", lease: "x", due: Date.now() + DAY_MS });
  expect((await type("resend --all-dead")).code).toBe(0);
  expect((await type("resend CCCC-0000")).output).toBe("CCCC-0000 is being sent right now.");
  expect(await type("resend --all-dead")).toEqual({ code: 1, output: "There are no dead leads." });
  store.exec("UPDATE leads SET withdrawn = 1");
  expect((await type("resend BBBB-0000")).output).toMatch(/^BBBB-0000 is withdrawn/);
});

test.each([
  ["resend", "dead", "K7QF-2M9D", [0, 0]],
  ["resend", "held", "K7QF-2M9D", [0, 0]],
  ["resend", "unconfirmed", "K7QF-2M9D --yes", [0, 0]],
  ["resend", "delivered", "K7QF-2M9D --yes", [0, 0]],
  ["resend", "unconfirmed", "K7QF-2M9D", [2]],
  ["forget", "dead", "K7QF-2M9D", [2]],
])("%s of a %s lead, typed as %s, ends with %j", async (verb, status, rest, codes) => {
  const { add, type } = openTerminal();
  add({ status });
  for (const code of codes) expect((await type(`${verb} ${rest}`)).code).toBe(code);
});

test("the list says which leads are new and which are done", async () => {
  const { add, type, store } = openTerminal();
  add({});
  store.exec("UPDATE leads SET done = 1");
  add({ ...OTHER, status: "received", created: Date.now() - 60_000 });
  expect((await type("list")).output).toMatch(/1 new, 1 done.*(dead\s+done.*received\s+new)/s);
});

test("a note is shown with who wrote it, without control characters", async () => {
  const { add, addNote, type } = openTerminal();
  add({});
  addNote("called \u001b[31mback");
  const { output } = await type("show K7QF-2M9D");
  expect(output).toMatch(/What happened\n {2}\S+: note, ada\. called back$/);
});

test.each(["forget K7QF-2M9D --yes --json", "--json --yes forget ADA@x.test"])(
  "%s takes every lead of the address and says where copies are",
  async (line) => {
    const { add, type } = openTerminal();
    add({});
    add({ ...OTHER, status: "superseded" });
    const { code, output } = await type(line);
    expect(code).toBe(0);
    expect(JSON.parse(output)).toEqual({
      forgotten: expect.arrayContaining(["K7QF-2M9D", "BBBB-0000"]),
      copies: expect.arrayContaining([expect.stringContaining("exported")]),
    });
    expect((await type("list")).output).toContain("No leads.");
  },
);

test("after a restore, who was forgotten is forgotten again, but not what came later", async () => {
  const { add, type } = openTerminal();
  add({});
  expect((await type("forget K7QF-2M9D --yes")).code).toBe(0);
  add({});
  add({ ...OTHER, created: Date.now() + 1_000 });
  const { output } = await type("--json forget --again");
  expect(JSON.parse(output)).toEqual({ forgotten: ["K7QF-2M9D"] });
  expect((await type("forget --again")).output).toContain("Nothing of a forgotten person");
  expect((await type("list")).output).toContain(OTHER.reference);
});

test("forget of an address without a lead remembers it for leads on their way", async () => {
  const { add, type } = openTerminal();
  const { code, output } = await type("forget Ada@X.test --yes");
  expect(code).toBe(0);
  expect(output).toContain("the address is remembered");
  add({ created: Date.now() - DAY_MS });
  expect((await type("forget --again")).output).toBe("Deleted K7QF-2M9D.");
});

test("export writes CSV without formulas, from a date on", async () => {
  const { add, type } = openTerminal();
  add({ name: "=cmd()", created: Date.UTC(2026, 0, 31, 9) });
  add({ ...OTHER, created: Date.UTC(2026, 0, 30) });
  expect((await type("export --since 2026-01-31")).output).toBe(
    "reference,kind,status,created,delivered,attempts,flags,error,name,email,message\r\n" +
      "K7QF-2M9D,wizard,dead,2026-01-31T09:00:00.000Z,,3,,422 no,'=cmd(),ada@x.test,Hello",
  );
  expect(JSON.parse((await type("export --format json")).output)).toHaveLength(2);
});

test("an export ends with when a lead was done, and its notes, where there are any", async () => {
  const { add, addNote, type, store } = openTerminal();
  add({});
  add({ ...OTHER, status: "held" });
  addNote("=called");
  addNote("and mailed");
  store.exec("UPDATE leads SET done = 1 WHERE status = 'dead'");
  const { output } = await type("export");
  expect(output).toMatch(/^reference,.*,message,done,notes\r\n/);
  expect(output).toMatch(/K7QF-2M9D,.*,Hello,\d{4}-[^,]+Z,"'=called\nand mailed"/);
  expect(output).toMatch(/BBBB-0000,.*,Hello,,(\r|$)/);
  expect((await type("export --status held")).output).toMatch(/,message\r\n/);
});

test("everything about one person is written as JSON, or as text to read", async () => {
  const { add, addNote, type } = openTerminal();
  add({});
  add({ ...OTHER, status: "superseded" });
  addNote("called");
  const { code, output } = await type("export --email ADA@x.test");
  expect(code).toBe(0);
  const { leads } = JSON.parse(output);
  expect(leads).toHaveLength(2);
  expect(leads).toContainEqual(
    expect.objectContaining({
      reference: "K7QF-2M9D",
      history: expect.objectContaining({ acts: [expect.objectContaining({ note: "called" })] }),
    }),
  );
  expect(output).not.toMatch(/\(terminal\)|lease|s-1\.aaaa/);
  const { output: text } = await type("export --email ada@x.test --format text");
  expect(text).toMatch(/Reference: (K7QF-2M9D|BBBB-0000)[\s\S]*message: Hello[\s\S]*note\. called/);
  expect(await type("export --email b@x.test --format text")).toEqual({
    code: 1,
    output: "No leads.",
  });
});

test("purge asks a person and requires --yes from a program", async () => {
  const nobody = openTerminal(null);
  nobody.add({ created: Date.now() - 10 * DAY_MS });
  expect((await nobody.type("purge K7QF-2M9D")).code).toBe(2);
  expect((await nobody.type("purge --older-than 11 --status dead --yes")).code).toBe(1);
  expect((await nobody.type("purge --older-than 9 --status dead --yes")).code).toBe(0);
  const careful = openTerminal(false);
  careful.add({});
  expect(await careful.type("purge K7QF-2M9D")).toEqual({ code: 1, output: "Nothing deleted." });
});

test.each(["show", "forget --yes", "resend"])("%s of no lead says so", async (verb) => {
  const none = { code: 1, output: "No lead is called NONE-0000." };
  expect(await openTerminal().type(`${verb} NONE-0000`)).toEqual(none);
});

test.each([
  ...["frob", "list --foo", "list held", "show", "resend a b", "resend a --all-dead"],
  ...["funnel --days 8", "funnel --days 7 --results"],
  ...["export --email a@x.test --format csv", "export --email a@x.test --status held"],
  ...["export --format xml", "export K7QF-2M9D", "purge --older-than 3", "list --env stagin"],
])("%j is a usage error", async (line) => {
  const { add, type } = openTerminal();
  add({});
  const { code, output } = await type(line);
  expect(code).toBe(2);
  expect(output).toContain("npm run leads -- ");
});

test.each([
  ["list", "STATUS is one of pending, delivered, "],
  ["export", "STATUS is one of pending, delivered, "],
  ["forget", "\n       npm run leads -- forget --again "],
  ["purge", "\n       npm run leads -- purge --older-than "],
  ["resend", "\nit is dead again when it is refused, or after MAX_ATTEMPTS more."],
])("%s --help says %j", async (verb, said) => {
  expect((await openTerminal().type(`${verb} --help`)).output).toContain(said);
});

test("funnel prints what became of leads as the inbox does, in CSV and JSON", async () => {
  const { add, type, store } = openTerminal();
  add({ status: "delivered", created: Date.now() });
  store.exec("UPDATE leads SET result = 'lost', reason = 'price', done = 1");
  const month = new Date().toISOString().slice(0, 7);
  const row = `'${month},wizard,,none,price,1,1,0,1,0`;
  const { code, output } = await type("funnel --results");
  expect({ code, lines: output.split("\r\n") }).toEqual({
    code: 0,
    lines: ["month,kind,offer,source,reason,leads,answered,won,lost,amount", row],
  });
  expect(JSON.parse((await type("funnel --results --json")).output)).toMatchObject([
    { reason: "price", lost: "1" },
  ]);
  expect((await type("funnel --days 7")).output).toMatch(/^period,flow,step,/);
});
