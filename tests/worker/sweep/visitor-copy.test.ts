import { expect, test, vi } from "vitest";
import { site } from "#content/site.yaml";
import { visitorCopy as texts } from "#content/studio/visitor-copy.yaml";
import { fill } from "~/content/format";
import { acceptLead } from "~/outbox/accept-lead.server";
import type { NewLead } from "~/outbox/lead.server";
import { withdrawLead } from "~/outbox/sent-proof.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { breakStore } from "../broken-stores.ts";
import { acceptInquiry, advanceClock, writeInquiry } from "../test-site.ts";
import { MAIL, openNotifiedSite } from "./notified-site.ts";

function openSite(variables: Record<string, string> = {}) {
  const on = { ...MAIL, NOTIFY_URL: "", VISITOR_COPY: "on", SWEEP_SENDS: "100" };
  const site = openNotifiedSite({ ...on, ...variables });
  const send = async (changes: Partial<NewLead> = {}) => {
    const accepted = await acceptInquiry(site.platform, changes);
    await site.settled();
    return accepted;
  };
  const copies = async () => {
    await sweepLeads(site.platform);
    return site.mails.filter(({ to }) => !to.includes("a@studio.test"));
  };
  return { ...site, send, copies };
}

const write = (changes: Record<string, string>) => ({
  fields: { firstName: "Ada", lastName: "Quill", email: "ada@visitor.test", ...changes },
});

test("the visitor gets reference and choices, once a submission, as an automatic answer to which the studio gets replies", async () => {
  const { send, copies } = openSite();
  const submission = crypto.randomUUID();
  const { fields } = write({ timeline: "3-6-months", serviceType: "coaching", utm_source: "x" });
  const { reference } = await send({ submission, fields });
  await send({ submission, fields: { ...fields, message: "Corrected" } });
  const sent = await copies();
  expect(sent).toMatchObject([
    {
      to: "ada@visitor.test",
      from: { email: "site@studio.test" },
      replyTo: site.email,
      subject: fill(texts.subject, { reference }),
      headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    },
  ]);
  expect(sent[0]?.text).toContain(`${texts.heading}\nTimeline: `);
  expect(sent[0]?.text).toMatch(/\nService: \S/);
  expect(sent[0]?.text).toContain("https://studio.test/thank-you");
  expect(sent[0]?.text).not.toMatch(/utm|3-6-months/);
});

const [spanish] = Object.values(
  import.meta.glob<typeof texts>("/content/es/studio/visitor-copy.yaml", {
    ...{ eager: true, import: "default" },
  }),
);

test.runIf(spanish)(
  "a visitor is written to in the language of the form, if the site still has it",
  async () => {
    const LANGUAGE_ORIGINS = JSON.stringify({ en: "https://studio.test", es: "https://es.test" });
    const { send, copies } = openSite({ LANGUAGE_ORIGINS });
    const fields = { serviceType: "coaching", language: "es" };
    const { reference } = await send(write(fields));
    await send(write({ ...fields, email: "bo@visitor.test", language: "gone" }));
    const [own, other] = await copies();
    expect(own?.subject).toBe(spanish && fill(spanish.subject, { reference }));
    expect(own?.text).toContain(spanish?.thanks);
    expect(own?.text).toContain("https://es.test/thank-you");
    expect(own?.text).not.toMatch(/Service: |Language/);
    expect(other?.text).toContain(texts.thanks);
    expect(other?.text).toContain("https://studio.test/thank-you");
  },
);

test("nothing that a visitor typed is in the copy, not even a name", async () => {
  const { send, copies } = openSite();
  const typed = [
    "\u2764.ws/free",
    "\u0939\u093f\u0928\u094d\u0926\u0940.com",
    "evil.\u092d\u093e\u0930\u0924",
    "1\u20e3.ws",
    "Call +1 800 555 0100",
  ];
  const names = ["firstName", "lastName", "company", "name", "fullName", "phone", "city"];
  const texts = ["challenge", "description", "message", "service", "about", "timeline", "budget"];
  for (const [index, text] of typed.entries()) {
    const fields = Object.fromEntries([...names, ...texts].map((name) => [name, text]));
    await send({ fields: { ...fields, email: `ada${index}@visitor.test` } });
  }
  const sent = await copies();
  expect(sent).toHaveLength(typed.length);
  for (const { text } of sent) for (const each of typed) expect(text).not.toContain(each);
});

test("the copy of a booking, which its browser cannot withdraw, promises no withdrawal", async () => {
  const { send, copies } = openSite();
  await send({ ...write({}), kind: "assessment" });
  const [copy] = await copies();
  expect(copy?.text).toContain(texts.change);
  expect(copy?.text).not.toContain("/thank-you");
});

test.each<[string, Record<string, string>, Partial<NewLead>]>([
  ["by default", { VISITOR_COPY: "" }, {}],
  ["of a held lead", {}, { honeypotFilled: true }],
  ["of a lead that came too fast", {}, { tooFast: true }],
  ["to an address without a domain name", {}, write({ email: "ada@localhost" })],
  ["to an address that does not exist", {}, write({ email: "ada@studio.invalid" })],
  ["to a second address", {}, write({ email: "ada@visitor.test,eve@evil.test" })],
  [
    "to an address with a header behind it",
    {},
    write({ email: "ada@visitor.test\r\nBcc: eve@evil.test" }),
  ],
  ["to a machine", {}, write({ email: "no-reply@visitor.test" })],
  ["to the site itself", {}, write({ email: "Site@studio.test" })],
])("no copy is sent %s", async (_, variables, changes) => {
  const { send, copies } = openSite(variables);
  await send(changes);
  expect(await copies()).toEqual([]);
});

test("a mailbox gets three copies a day, however its address is written", async () => {
  const { send, copies } = openSite();
  const emails = [
    "ada@visitor.test",
    "ADA@visitor.test",
    "a.d.a+1@visitor.test",
    "ad.a@visitor.test",
  ];
  for (const email of emails) await send(write({ email }));
  await send(write({ email: "adam@visitor.test" }));
  expect((await copies()).map(({ to }) => to).toSorted()).toEqual([
    "a.d.a+1@visitor.test",
    "ada@visitor.test",
    "ada@visitor.test",
    "adam@visitor.test",
  ]);
  advanceClock(25 * 60 * 60_000);
  await send(write({}));
  expect(await copies()).toHaveLength(5);
});

test("a mailbox of Gmail has many addresses", async () => {
  const { send, copies } = openSite();
  const emails = ["ad.a@gmail.com", "a.da@googlemail.com", "ada+x@googlemail.com", "ada@gmail.com"];
  for (const email of emails) await send(write({ email }));
  expect((await copies()).map(({ to }) => to).toSorted()).toEqual(emails.slice(0, 3).toSorted());
});

test("all visitors together get VISITOR_COPY_DAILY copies a day", async () => {
  const { send, copies } = openSite({ VISITOR_COPY_DAILY: "2" });
  for (const name of ["ada", "ben", "cy"]) await send(write({ email: `${name}@visitor.test` }));
  expect(await copies()).toHaveLength(2);
  advanceClock(25 * 60 * 60_000);
  await send(write({ email: "dee@visitor.test" }));
  expect(await copies()).toHaveLength(3);
});

test("a copy that mail refuses is sent again like a notification, unless it was withdrawn meanwhile", async () => {
  const { platform, mails, send, copies } = openSite();
  const accept = platform.bindings.EMAIL;
  const refuse = () =>
    Promise.reject(Object.assign(new Error("to ada@visitor.test"), { code: "E_BUSY" }));
  platform.bindings.EMAIL = { send: refuse } as unknown as SendEmail;
  const log = vi.spyOn(console, "log");
  await send(write({ email: "kept@visitor.test" }));
  const { submission, reference } = await send(write({}));
  await copies();
  expect(log.mock.calls.join()).toContain("no answer (E_BUSY)");
  expect(log.mock.calls.join()).not.toContain("visitor.test");
  log.mockRestore();
  await withdrawLead(platform, { submission, reference });
  platform.bindings.EMAIL = accept;
  advanceClock(10 * 60_000);
  expect((await copies()).map(({ to }) => to)).toEqual(["kept@visitor.test"]);
  await copies();
  expect(mails.filter(({ to }) => to.includes("kept@visitor.test"))).toHaveLength(1);
});

test("a lead that the database did not take gets its copy when it is imported", async () => {
  const { platform, copies } = openSite();
  const down = { ...platform, bindings: { ...platform.bindings, DB: breakStore("before") } };
  await acceptLead(down, writeInquiry(write({})));
  takeErrors();
  expect((await copies()).map(({ to }) => to)).toEqual(["ada@visitor.test"]);
});
