import { expect, test } from "vitest";
import { inquiry } from "#content/inquiry/copy";
import { questions } from "#content/inquiry/questions";
import type { Answers } from "./answers";
import {
  bookingLabel,
  budgetLabel,
  categoryLabel,
  qualificationLabels,
  serviceLabel,
} from "./labels";

test.each([
  ["consultation", "Book Strategy Call"],
  ["diy", "Get Instant Access"],
  ["coaching", "Apply for Coaching"],
  ["monthly", "Book Discovery Call"],
  ["bundle", "Book Strategy Call"],
])("the booking button of %s says %s", (serviceType, label) => {
  expect(bookingLabel(serviceType)).toBe(label);
});

test.each([undefined, "", "Consultation", "wedding", "constructor", "__proto__", "toString"])(
  "the booking button of %s says Book & Pay Now",
  (serviceType) => {
    expect(bookingLabel(serviceType)).toBe("Book & Pay Now");
  },
);

test.each(["", "constructor", "__proto__", "5K-10K"])("a budget of %s is not provided", (value) => {
  expect(budgetLabel(value)).toBe("Not provided");
});

test("service and category are named by their labels", () => {
  const answers: Answers = { serviceType: "monthly", serviceCategory: "coaching", campaign: {} };
  const label = (list: { value: string; label: string }[], chosen: string) =>
    list.find(({ value }) => value === chosen)?.label;
  expect(serviceLabel(answers)).toBe(label(inquiry.services, "monthly"));
  expect(categoryLabel(answers)).toBe(label(inquiry.categories, "coaching"));
  expect(serviceLabel({ campaign: {} })).toBe("Not provided");
  expect(categoryLabel({ campaign: {} })).toBe("Not provided");
});

test("each of the five questions has its line, answered or not", () => {
  const labels = qualificationLabels({ contentVolume: "8-plus", campaign: {} });
  const most = questions.contentVolume.options.find(({ value }) => value === "8-plus");
  expect(labels).toEqual(
    Object.entries(questions).map(([field, { summaryLabel }]) => ({
      field,
      name: summaryLabel,
      label: field === "contentVolume" ? most?.label : "Not provided",
    })),
  );
});
