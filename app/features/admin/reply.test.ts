import { expect, test } from "vitest";
import { offers } from "#content/offers.yaml";
import { requestSubjects } from "~/content/request-subjects";
import { findChosenOffer } from "~/outbox/chosen-offer";
import { writeReply } from "./reply";

const lead = {
  kind: "crm",
  reference: "K7QM-3TZD",
  name: "Ada Lovelace",
  email: "ada@visitor.test",
  fields: { firstName: "Ada", phone: "+1 (425) 555-0100" },
} as const;

test("an answer greets, names the call's address, and opens the mail program with it", () => {
  const { subject, text, mailAddress, phoneAddress } = writeReply(lead, "https://studio.test");
  expect(text).toMatch(/^Hello Ada,\n\n/);
  expect(text).toContain("https://studio.test/book/");
  expect(text).not.toMatch(/[{}]|undefined/);
  const address = new URL(mailAddress ?? "");
  expect(address.pathname).toBe("ada@visitor.test");
  expect(address.searchParams.get("subject")).toBe(subject);
  expect(address.searchParams.get("body")?.replaceAll("\r\n", "\n")).toBe(text);
  expect(phoneAddress).toBe("tel:+14255550100");
});

test("what was chosen and its price are named where they are known, and else not mentioned", () => {
  const [bundle] = offers.bundles;
  if (!bundle) throw new Error("no bundle");
  const chosen = {
    ...lead,
    kind: "wizard",
    fields: { ...lead.fields, bundle: bundle.slug },
  } as const;
  expect(writeReply(chosen, "o").text).toContain(bundle.name);
  const plain = writeReply({ ...lead, kind: "wizard", fields: { serviceType: "none" } }, "o").text;
  expect(plain).not.toMatch(/You chose/);
});

test.each([
  ["", "ada@visitor.test", /^Hello,\n/],
  ["ada@visitor.test", "ada@visitor.test", /^Hello,\n/],
  ["Zoë\r\nBcc: x@evil.test", "ada@visitor.test", /^Hello Zoë,\n\n/],
])("the name %j makes a greeting", (name, email, greeting) => {
  const reply = writeReply({ ...lead, name, email, fields: {} }, "https://studio.test");
  expect(reply.text).toMatch(greeting);
  expect(reply.mailAddress).not.toMatch(/Bcc/);
});

test("without a usable address or number there is nothing to press", () => {
  const { mailAddress, phoneAddress } = writeReply(
    { ...lead, email: "nobody", fields: { phone: "n/a" } },
    "o",
  );
  expect([mailAddress, phoneAddress]).toEqual([null, null]);
});

test("a lead's offer is found by what each form stores", () => {
  for (const { slug, contactHref } of offers.bundles) {
    expect(findChosenOffer({ bundle: slug })?.slug).toBe(slug);
    const service = new URL(contactHref, "https://x.test").searchParams.get("service");
    if (service) expect(findChosenOffer({ service })?.slug).toBe(slug);
  }
  for (const [slug, { payloadLabel }] of Object.entries(requestSubjects.buy))
    expect(findChosenOffer({ about: payloadLabel })?.slug).toBe(slug);
  expect(findChosenOffer({ serviceType: "monthly" })?.slug).toBe("monthly");
  expect(findChosenOffer({ serviceType: "consultation" })).toBeUndefined();
  expect(findChosenOffer({ service: "what nobody sells" })).toBeUndefined();
  expect(findChosenOffer({})).toBeUndefined();
});
