import { expect, test } from "vitest";
import { BUDGETS } from "#content/inquiry/budgets";
import { questions } from "#content/inquiry/questions";
import { inquiry } from "#content/inquiry/services";
import { offers } from "#content/offers";
import type { Answers } from "./answers";
import type { Details } from "./details.server";
import { inquiryFields, inquiryPayload } from "./submit.server";

const details: Details = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.test",
  phone: "206 555 0101",
  company: "Analytical Engines",
  challenge: 'Nobody knows us.\nWe <b>want</b> "reach".',
  budget: "5k-10k",
};
const labelOf = (list: readonly { value: string; payloadLabel: string }[], value: string) =>
  list.find((it) => it.value === value)?.payloadLabel ?? "nothing";
const serviceOf = (value: string) => labelOf(inquiry.services, value);
const categoryOf = (value: string) => labelOf(inquiry.categories, value);

const answers: Answers = {
  businessProfile: "solo",
  businessType: "saas",
  videoUseCase: "sales",
  contentVolume: "8-plus",
  timeline: "1-3-months",
  serviceType: "monthly",
  serviceCategory: "monthly-content",
  id: "abcdefghijklmnopqrstuv",
  campaign: {},
};

test("only the message says that the scheduler was opened", () => {
  const { message, ...payload } = inquiryPayload(details, answers, "VS-1", "booking opened");
  expect(message).toMatch(/^Booking opened\nReference: VS-1$/m);
  expect(JSON.stringify(payload)).not.toMatch(/booking/i);
  expect(inquiryPayload(details, answers, "VS-1").message).not.toMatch(/booking/i);
});

test("the payload has exactly the keys of the specification, and its values", () => {
  const { message, ...payload } = inquiryPayload(details, answers, "VS-1234");
  expect(payload).toEqual({
    name: "Ada Lovelace",
    email: "ada@example.test",
    phone: "206 555 0101",
    company: "Analytical Engines",
    service_type: serviceOf("monthly"),
    service_category: categoryOf("monthly-content"),
    challenge: details.challenge,
    timeline: "1-3-months",
    budget: "5k-10k",
    qualifications: Object.entries(questions)
      .map(([name, { payloadLabel, options }]) => {
        return `${payloadLabel}: ${labelOf(options, String(answers[name as keyof Answers]))}`;
      })
      .join("\n"),
  });
  expect(message).toContain(payload.qualifications);
  expect(message).toContain(
    `Category: ${categoryOf("monthly-content")}\nBudget: ${labelOf(BUDGETS, "5k-10k")}`,
  );
  expect(message).toContain(details.challenge);
  expect(message.split("\n").at(-1)).toBe("Reference: VS-1234");
});

test("the name of a bundle is only in the message", () => {
  const [named = { slug: "", payloadLabel: "" }] = offers.bundles;
  const bundle: Answers = {
    ...answers,
    serviceType: "bundle",
    serviceCategory: "one-time-bundles",
    bundle: named.slug,
  };
  const { message, ...payload } = inquiryPayload(details, bundle, "VS-1");
  const category = categoryOf("one-time-bundles");
  expect(message).toContain(`Category: ${category}\nBundle: ${named.payloadLabel}\n`);
  expect(payload.service_category).toBe(category);
  expect(Object.values(payload).join()).not.toContain(named.payloadLabel);
});

test.each([undefined, ""])("a phone of %j is sent as Not provided", (phone) => {
  const payload = inquiryPayload({ ...details, phone }, answers, "VS-1");
  expect(payload.phone).toBe("Not provided");
  expect(payload.message).toContain("Phone: Not provided");
});

test("a consultation sends its category but does not mention it", () => {
  const consultation: Answers = {
    ...answers,
    serviceType: "consultation",
    serviceCategory: "diy-downloads",
  };
  const payload = inquiryPayload(details, consultation, "VS-1");
  expect(payload.service_category).toBe(categoryOf("diy-downloads"));
  expect(payload.message).toContain(`Service: ${serviceOf("consultation")}`);
  expect(payload.message).not.toContain("Category");
  expect(payload.message).not.toContain(categoryOf("diy-downloads"));
});

test("the short flow sends Not provided for what it never asked", () => {
  const short: Answers = {
    flow: "short",
    serviceType: "diy",
    serviceCategory: "diy-downloads",
    campaign: {},
  };
  const payload = inquiryPayload(details, short, "VS-1");
  expect(payload.timeline).toBe("Not provided");
  expect(payload.qualifications.match(/: Not provided/g)).toHaveLength(5);
  expect(JSON.stringify(payload)).not.toMatch(/undefined|null|NaN/);
});

test("campaign parameters are in the message and in no field of their own", () => {
  const tagged = { ...answers, campaign: { utm_source: "news", utm_term: "reels" } };
  const payload = inquiryPayload(details, tagged, "VS-1");
  expect(payload.message).toContain("\nutm_source: news\nutm_term: reels\nReference: VS-1");
  expect(Object.keys(payload)).toEqual(Object.keys(inquiryPayload(details, answers, "VS-1")));
});

test("the fields are the visitor's values, the same for an empty and a missing phone", () => {
  const fields = inquiryFields({ ...details, phone: undefined }, answers);
  expect(fields).not.toHaveProperty("id");
  expect(fields).not.toHaveProperty("campaign");
  expect(fields).toMatchObject({ phone: "", firstName: "Ada", timeline: "1-3-months" });
  expect(fields).toEqual(inquiryFields({ ...details, phone: "" }, answers));
});
