import { expect, test } from "vitest";
import type { Answers } from "~/features/inquiry/answers/answers";
import type { Details } from "./details.server";
import { inquiryFields, inquiryPayload } from "./inquiry-lead.server";

const details: Details = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.test",
  phone: "206 555 0101",
  company: "Analytical Engines",
  challenge: 'Nobody knows us.\nWe <b>want</b> "reach".',
  budget: "5k-10k",
};
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

test("the studio reads that the scheduler was opened, in the message and nowhere else", () => {
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
    service_type: "Monthly Content System",
    service_category: "Social Authority Kit ($3,000/month)",
    challenge: details.challenge,
    timeline: "1-3-months",
    budget: "5k-10k",
    qualifications: [
      "Business stage: Solo or founder-led",
      "Business type: Software or SaaS",
      "Video goal: Close sales",
      "Monthly volume: More than 8 videos",
      "Start timeline: In 1-3 months",
    ].join("\n"),
  });
  expect(message).toContain(payload.qualifications);
  expect(message).toContain(
    "Category: Social Authority Kit ($3,000/month)\nBudget: $5,000 - $10,000",
  );
  expect(message).toContain(details.challenge);
  expect(message.split("\n").at(-1)).toBe("Reference: VS-1234");
});

test("a bundle that was named stands in the message alone", () => {
  const bundle: Answers = {
    ...answers,
    serviceType: "bundle",
    serviceCategory: "one-time-bundles",
    bundle: "internal-faq",
  };
  const { message, ...payload } = inquiryPayload(details, bundle, "VS-1");
  expect(message).toContain("Category: One-Time Problem-Solving Bundles\nBundle: Internal FAQ\n");
  expect(payload.service_category).toBe("One-Time Problem-Solving Bundles");
  expect(Object.values(payload).join()).not.toContain("Internal FAQ");
});

test.each([undefined, ""])("a phone of %j is sent as Not provided", (phone) => {
  const payload = inquiryPayload({ ...details, phone }, answers, "VS-1");
  expect(payload.phone).toBe("Not provided");
  expect(payload.message).toContain("Phone: Not provided");
});

test("a consultation sends its category and does not speak of it", () => {
  const consultation: Answers = {
    ...answers,
    serviceType: "consultation",
    serviceCategory: "diy-downloads",
  };
  const payload = inquiryPayload(details, consultation, "VS-1");
  expect(payload.service_category).toBe("DIY Digital Downloads");
  expect(payload.message).toContain("Service: General Consultation");
  expect(payload.message).not.toMatch(/Category|DIY/);
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

test("campaign parameters stand in the message, in no field of their own", () => {
  const tagged = { ...answers, campaign: { utm_source: "news", utm_term: "reels" } };
  const payload = inquiryPayload(details, tagged, "VS-1");
  expect(payload.message).toContain("\nutm_source: news\nutm_term: reels\nReference: VS-1");
  expect(Object.keys(payload)).toEqual(Object.keys(inquiryPayload(details, answers, "VS-1")));
});

test("the fields are the visitor's own, the same for an empty and a missing phone", () => {
  const fields = inquiryFields({ ...details, phone: undefined }, answers);
  expect(fields).not.toHaveProperty("id");
  expect(fields).not.toHaveProperty("campaign");
  expect(fields).toMatchObject({ phone: "", firstName: "Ada", timeline: "1-3-months" });
  expect(fields).toEqual(inquiryFields({ ...details, phone: "" }, answers));
});
