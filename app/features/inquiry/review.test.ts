import { expect, test } from "vitest";
import { inquiry } from "#content/inquiry/services";
import { offers } from "#content/offers";
import type { Answers } from "./answers";
import type { Details } from "./details.server";
import { ADA } from "./fixture";
import { bookingLabel } from "./options";
import { summarizeInquiry } from "./review.server";

const details: Details = { ...ADA, phone: "206 555 0101" };
const answers: Answers = {
  timeline: "planning",
  serviceType: "bundle",
  serviceCategory: "one-time-bundles",
  campaign: {},
};
const labelOf = (list: readonly { value: string; label: string }[], value: string) =>
  list.find((it) => it.value === value)?.label;

test("the review shows three sections with the values and choices", () => {
  const { sections } = summarizeInquiry(details, answers);
  expect(sections.map(({ title, rows }) => [title, Object.fromEntries(rows)])).toEqual([
    [
      "Service Selection",
      {
        Service: labelOf(inquiry.services, "bundle"),
        Category: labelOf(inquiry.categories, "one-time-bundles"),
      },
    ],
    [
      "Contact Information",
      {
        Name: "Ada Lovelace",
        Email: details.email,
        Phone: details.phone,
        Company: details.company,
      },
    ],
    [
      "Project Details",
      { Challenge: details.challenge, Timeline: "Still planning", Budget: "To be determined" },
    ],
  ]);
});

test.each<[without: string, Partial<Details>, Partial<Answers>]>([
  ["Phone", { phone: undefined }, {}],
  ["Phone", { phone: "" }, {}],
  ["Category", {}, { serviceType: "consultation", serviceCategory: "diy-downloads" }],
  ["Timeline", {}, { flow: "short", timeline: undefined }],
])("there is no row %s for %j, %j", (name, typed, chosen) => {
  const { sections } = summarizeInquiry({ ...details, ...typed }, { ...answers, ...chosen });
  expect(sections.flatMap(({ rows }) => rows.map(([row]) => row))).not.toContain(name);
});

test("a bundle that was named has a row", () => {
  const [{ slug, name } = { slug: "", name: "" }] = offers.bundles;
  const [service] = summarizeInquiry(details, { ...answers, bundle: slug }).sections;
  expect(service?.rows.at(-1)).toEqual(["Bundle", name]);
});

test.each([
  ["consultation", "Book Strategy Call"],
  ["diy", "Get Instant Access"],
  ["coaching", "Apply for Coaching"],
  ["monthly", "Book Discovery Call"],
  ["bundle", "Book Strategy Call"],
  [undefined, "Book & Pay Now"],
  ["wedding", "Book & Pay Now"],
  ["constructor", "Book & Pay Now"],
])("the booking button of %s is %s", (serviceType, label) => {
  expect(bookingLabel(serviceType)).toBe(label);
});
