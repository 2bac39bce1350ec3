import { expect, test } from "vitest";
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
  expect(serviceLabel(answers)).toBe("Monthly Content System");
  expect(categoryLabel(answers)).toBe("Camera-Ready Brand Coaching ($2,000)");
  expect(serviceLabel({ campaign: {} })).toBe("Not provided");
  expect(categoryLabel({ campaign: {} })).toBe("Not provided");
});

test("each of the five questions has its line, answered or not", () => {
  const labels = qualificationLabels({ contentVolume: "8-plus", campaign: {} });
  expect(labels).toEqual([
    { field: "businessProfile", name: "Business stage", label: "Not provided" },
    { field: "businessType", name: "Business type", label: "Not provided" },
    { field: "videoUseCase", name: "Video goal", label: "Not provided" },
    { field: "contentVolume", name: "Monthly volume", label: "More than 8 videos" },
    { field: "timeline", name: "Start timeline", label: "Not provided" },
  ]);
});
