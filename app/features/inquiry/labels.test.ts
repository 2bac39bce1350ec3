import { expect, test } from "vitest";
import { questions } from "#content/inquiry/questions";
import type { Answers } from "./answers";
import {
  bookingLabel,
  chosenBudget,
  chosenCategory,
  chosenService,
  qualifications,
} from "./labels";

test.each([
  ["consultation", "Book Strategy Call"],
  ["diy", "Get Instant Access"],
  ["coaching", "Apply for Coaching"],
  ["monthly", "Book Discovery Call"],
  ["bundle", "Book Strategy Call"],
])("the booking button of %s is %s", (serviceType, label) => {
  expect(bookingLabel(serviceType)).toBe(label);
});

test.each([undefined, "", "Consultation", "wedding", "constructor", "__proto__", "toString"])(
  "the booking button of %s is Book & Pay Now",
  (serviceType) => {
    expect(bookingLabel(serviceType)).toBe("Book & Pay Now");
  },
);

test.each(["", "constructor", "__proto__", "5K-10K"])("%s is no budget", (value) => {
  expect(chosenBudget(value)).toBeUndefined();
});

test("service and category are found by their values", () => {
  const answers: Answers = { serviceType: "monthly", serviceCategory: "coaching", campaign: {} };
  expect(chosenService(answers)?.value).toBe("monthly");
  expect(chosenCategory(answers)?.value).toBe("coaching");
  expect(chosenService({ campaign: {} })).toBeUndefined();
  expect(chosenCategory({ campaign: {} })).toBeUndefined();
});

test("each of the five questions has its line, answered or not", () => {
  const asked = qualifications({ contentVolume: "8-plus", campaign: {} });
  expect(asked.map(({ field, option }) => [field, option?.value])).toEqual(
    Object.keys(questions).map((field) => [
      field,
      field === "contentVolume" ? "8-plus" : undefined,
    ]),
  );
});
