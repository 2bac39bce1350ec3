import { expect, test } from "vitest";
import { openTerminal } from "./fixture.ts";

const NOTHING = { code: 1, output: "No lead is called NONE-0000." };

test("find searches name, e-mail and reference", async () => {
  const { add, type } = openTerminal();
  add({});
  add({ id: "b", reference: "BBBB-0000", name: "Grace Hopper" });
  for (const words of ["grace", "HOPPER", "grace hopper", "bbbb0000"]) {
    const { code, output } = await type(`find ${words} --json`);
    expect(code).toBe(0);
    expect(JSON.parse(output).leads).toMatchObject([{ reference: "BBBB-0000", isNew: true }]);
  }
  expect(await type("find nobody")).toEqual({ code: 1, output: "No leads." });
  expect((await type("find")).code).toBe(2);
});

test("done and undone act once, and the list says which leads are new", async () => {
  const { add, type } = openTerminal();
  add({});
  add({ id: "b", reference: "BBBB-0000", status: "received" });
  expect((await type("list --json")).output).toContain('"new": 2');
  expect(await type("done K7QF-2M9D --json")).toEqual({
    code: 0,
    output: JSON.stringify({ done: ["K7QF-2M9D"] }, null, 2),
  });
  expect((await type("done K7QF-2M9D")).code).toBe(1);
  expect((await type("list")).output).toMatch(/1 new, 1 done.*(dead\s+done.*received\s+new)/s);
  expect((await type("list --status new")).output).not.toContain("K7QF-2M9D");
  expect((await type("undone K7QF-2M9D")).code).toBe(0);
  expect((await type("undone K7QF-2M9D")).code).toBe(1);
  expect(await type("done NONE-0000")).toEqual(NOTHING);
});

test("a note is shown with who wrote it, without control characters", async () => {
  const { add, type } = openTerminal();
  add({});
  expect((await type("note K7QF-2M9D called \u001b[31mback")).code).toBe(0);
  const { output } = await type("show K7QF-2M9D");
  expect(output).toMatch(/What happened\n {2}\S+: note, \S+ \(terminal\)\. called back$/);
  expect((await type("note K7QF-2M9D")).code).toBe(2);
});

test("resend asks, and takes delivered and unconfirmed leads only", async () => {
  const { add, type, store } = openTerminal();
  add({ status: "unconfirmed" });
  add({ id: "b", reference: "BBBB-0000", status: "held" });
  expect((await type("resend K7QF-2M9D")).code).toBe(2);
  expect((await type("resend K7QF-2M9D --yes")).code).toBe(0);
  expect(store.prepare("SELECT status FROM leads WHERE id = 's-1.aaaa'").get()).toEqual({
    status: "pending",
  });
  expect((await type("resend BBBB-0000 --yes")).output).toBe("BBBB-0000 is held: nothing to do.");
});

test("forget takes every lead of the address and says where copies are", async () => {
  const { add, type } = openTerminal();
  add({});
  add({ id: "b", reference: "BBBB-0000", status: "superseded" });
  expect((await type("forget K7QF-2M9D")).code).toBe(2);
  const { code, output } = await type("forget K7QF-2M9D --yes --json");
  expect(code).toBe(0);
  expect(JSON.parse(output)).toEqual({
    forgotten: expect.arrayContaining(["K7QF-2M9D", "BBBB-0000"]),
    copies: expect.arrayContaining([expect.stringContaining("exported")]),
  });
  expect((await type("list")).output).toContain("No leads.");
  expect((await type("forget NONE-0000 --yes")).code).toBe(1);
});

test.each(["find", "done", "undone", "note", "resend", "forget"])(
  "%s has a help text",
  async (verb) => {
    const { code, output } = await openTerminal().type(`${verb} --help`);
    expect(code).toBe(0);
    expect(output).toContain(`npm run leads -- ${verb}`);
  },
);
