import { expect, test } from "vitest";
import { crmPayload, type LeadFormValues } from "./lead-form.server";
import { filledFields } from "./submit.server";

const form: LeadFormValues = {
  company: "Analytical Engines",
  phone: "+44 20 7946 0000",
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@engines.test",
  city: "London",
  state: "Middlesex",
  zip: "W1",
  country: "United Kingdom",
  projectType: "The 7 - Day :Launch",
  budget: "Under $5,000",
};
const fieldMap = { projectType: "LEADCF6", budget: "LEADCF15", timeline: "LEADCF34" };
const plain = { campaign: {} };

function write(
  changes: Partial<LeadFormValues> = {},
  from: Parameters<typeof crmPayload>[1] = plain,
) {
  return crmPayload({ ...form, ...changes }, from, { origin: "https://studio.test", fieldMap });
}

test("the payload has the CRM's field names in a fixed order", () => {
  expect(Object.entries(write())).toEqual([
    ["zc_gad", ""],
    ["returnURL", "https://studio.test/thank-you"],
    ["Lead Source", "Website"],
    ["Company", "Analytical Engines"],
    ["First Name", "Ada"],
    ["Last Name", "Lovelace"],
    ["Email", "ada@engines.test"],
    ["Phone", "+44 20 7946 0000"],
    ["City", "London"],
    ["State", "Middlesex"],
    ["Zip Code", "W1"],
    ["Country", "United Kingdom"],
    ["LEADCF6", "The 7 - Day :Launch"],
    ["LEADCF15", "Under $5,000"],
    ["LEADCF34", ""],
  ]);
});

test("without a service the description is what was typed, with its newlines", () => {
  const payload = write({ description: "One film.\n\nTwo & more." });
  expect(payload.Description).toBe("One film.\n\nTwo & more.");
  expect(payload).not.toHaveProperty("service");
  expect(Object.keys(payload).at(-1)).toBe("Description");
});

test("a selected service is sent and repeated in the description", () => {
  const from = { service: "Social Authority Kit", campaign: { utm_source: "news" } };
  expect(write({ description: "Hello" }, from)).toMatchObject({
    Description: "Hello\n\nSelected service: Social Authority Kit\nutm_source: news",
    service: "Social Authority Kit",
  });
  expect(write({}, from).Description).toMatch(/^Selected service: Social Authority Kit\n/);
});

test("the campaign is part of the description and has no field of its own", () => {
  const payload = write({}, { campaign: { utm_source: "news", utm_term: "reels" } });
  expect(payload.Description).toBe("utm_source: news\nutm_term: reels");
  expect(payload).not.toHaveProperty("utm_source");
});

test("without text, service and campaign there is no description", () => {
  expect(write({ description: undefined })).not.toHaveProperty("Description");
  expect(write({ description: "" })).not.toHaveProperty("Description");
});

test("empty fields are left out of the lead", () => {
  const fields = filledFields({ ...form, description: "", service: "25 Reels" });
  expect(fields).toEqual({ ...form, service: "25 Reels" });
});
