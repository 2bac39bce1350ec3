import { expect, test } from "vitest";
import form from "#content/forms/inquiry.yaml";
import { screens } from "#content/inquiry/screens.yaml";
import { services as inquiry } from "#content/inquiry/services.yaml";
import { offers } from "#content/offers.yaml";
import { getField, rowsOf } from "~/forms/field";
import type { Answers } from "./answers";
import type { Details } from "./details.server";
import { ADA } from "./fixture";
import { mockQuestions } from "./questions-fixture";

mockQuestions();
const { bookingLabel } = await import("./options.server");
const { summarizeInquiry } = await import("./review.server");

const texts = screens.review;
const details: Details = { ...ADA, phone: "206 555 0101" };
const answers: Answers = {
  stage: "small",
  timeline: "later",
  serviceType: "bundle",
  serviceCategory: "one-time-bundles",
  campaign: {},
};
const phoneLabel = getField(form, "phone").label;
const labelOf = (list: readonly { value: string; label: string }[], value: string) =>
  list.find((it) => it.value === value)?.label;

test("the review shows three sections with the values and choices", () => {
  const { sections } = summarizeInquiry(details, answers);
  const shown = (name: string) => rowsOf([getField(form, name)], details);
  expect(sections.map(({ title }) => title)).toEqual([
    texts.serviceSection,
    texts.contactSection,
    texts.projectSection,
  ]);
  const [service, contact, project] = sections.map(({ rows }) => rows);
  expect(service).toEqual([
    [texts.service, labelOf(inquiry.services, "bundle")],
    [texts.category, labelOf(inquiry.categories, "one-time-bundles")],
  ]);
  expect(contact?.[0]).toEqual([texts.name, `${details.firstName} ${details.lastName}`]);
  for (const row of ["email", "phone", "company"].flatMap(shown))
    expect(contact).toContainEqual(row);
  for (const row of ["challenge", "budget"].flatMap(shown)) expect(project).toContainEqual(row);
  expect(project).toContainEqual(["Start", "LATER"]);
});

test.each<[without: string, Partial<Details>, Partial<Answers>]>([
  [phoneLabel, { phone: undefined }, {}],
  [phoneLabel, { phone: "" }, {}],
  [texts.category, {}, { serviceType: "consultation", serviceCategory: "diy-downloads" }],
  ["Start", {}, { flow: "short", timeline: undefined }],
])("there is no row %s for %j, %j", (name, values, chosen) => {
  const { sections } = summarizeInquiry({ ...details, ...values }, { ...answers, ...chosen });
  expect(sections.flatMap(({ rows }) => rows.map(([row]) => row))).not.toContain(name);
});

test("service and category that contradict each other are named, others are not", () => {
  const contradiction = (
    serviceType: Answers["serviceType"],
    category: Answers["serviceCategory"],
  ) =>
    summarizeInquiry(details, { ...answers, serviceType, serviceCategory: category }).contradiction;
  const coaching = labelOf(inquiry.categories, "coaching");
  expect(contradiction("bundle", "coaching")).toContain(coaching);
  expect(contradiction("bundle", "coaching")).toContain(labelOf(inquiry.services, "bundle"));
  expect(contradiction("coaching", "monthly-content")).toBeDefined();
  for (const [service, category] of [
    ["bundle", "one-time-bundles"],
    ["monthly", "monthly-content"],
    ["consultation", "coaching"],
    ["coaching", undefined],
  ] as const)
    expect(contradiction(service, category)).toBeUndefined();
});

test("a bundle that was named has a row", () => {
  const [{ slug, name } = { slug: "", name: "" }] = offers.bundles;
  const [service] = summarizeInquiry(details, { ...answers, bundle: slug }).sections;
  expect(service?.rows.at(-1)).toEqual([texts.bundle, name]);
});

test.each([
  ["coaching", screens.bookingButton.coaching],
  [undefined, screens.bookingButton.other],
  ["wedding", screens.bookingButton.other],
  ["constructor", screens.bookingButton.other],
])("the booking button of %s is %s", (serviceType, label) => {
  expect(bookingLabel(serviceType)).toBe(label);
});
