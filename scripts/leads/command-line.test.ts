import { expect, test } from "vitest";
import { openTerminal } from "./fixture.ts";

const DAY_MS = 86_400_000;

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

test("show finds a lead by id and by reference, also in lower case and without dash", async () => {
  const { add, type } = openTerminal();
  add({ message: "one\ntwo" });
  for (const name of ["s-1.aaaa", "K7QF-2M9D", "k7qf2m9d"]) {
    const { code, output } = await type(`show ${name}`);
    expect(code).toBe(0);
    expect(output).toContain("message: one\n    two");
  }
  expect(await type("show NONE-0000")).toEqual({
    code: 1,
    output: "No lead is called NONE-0000.",
  });
});

test("retry makes any undelivered lead due and resets its attempts", async () => {
  const { add, type, store } = openTerminal();
  add({});
  add({ id: "b", reference: "BBBB-0000", status: "delivered" });
  add({ id: "c", reference: "CCCC-0000", status: "pending", lease: "x", due: Date.now() + DAY_MS });

  expect((await type("retry K7QF-2M9D")).code).toBe(0);
  expect(store.prepare("SELECT status, attempts FROM leads WHERE id = 's-1.aaaa'").get()).toEqual({
    status: "pending",
    attempts: 0,
  });
  expect((await type("retry BBBB-0000")).output).toBe("BBBB-0000 is delivered: nothing to do.");
  expect((await type("retry CCCC-0000")).output).toBe("CCCC-0000 is being sent right now.");
  expect(await type("retry --all-dead")).toEqual({ code: 1, output: "There are no dead leads." });
});

test("release takes held leads only", async () => {
  const { add, type } = openTerminal();
  add({ status: "held" });
  expect((await type("release K7QF-2M9D --json")).output).toContain('"K7QF-2M9D"');
  expect((await type("release K7QF-2M9D")).code).toBe(1);
});

test("export writes CSV without formulas, from a date on", async () => {
  const { add, type } = openTerminal();
  add({ name: "=cmd()", created: Date.UTC(2026, 0, 31, 9) });
  add({ id: "b", reference: "BBBB-0000", created: Date.UTC(2026, 0, 30) });

  expect((await type("export --since 2026-01-31")).output).toBe(
    "reference,kind,status,created,delivered,attempts,flags,error,name,email,message\r\n" +
      "K7QF-2M9D,wizard,dead,2026-01-31T09:00:00.000Z,,3,,422 no,'=cmd(),ada@x.test,Hello",
  );
  expect(JSON.parse((await type("export --format json")).output)).toHaveLength(2);
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
  const { code, output } = await openTerminal().type(line);
  expect(code).toBe(2);
  expect(output).toContain("npm run leads -- --help");
});
