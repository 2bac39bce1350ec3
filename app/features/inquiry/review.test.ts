import { expect, test } from "vitest";
import { inquiry } from "#content/inquiry/services";
import { offers } from "#content/offers";
import type { Answers } from "./answers";
import type { Details } from "./details.server";
import { summarizeInquiry } from "./review.server";

const details: Details = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.test",
  phone: "206 555 0101",
  company: "Analytical Engines",
  challenge: "Nobody knows us.",
  budget: "tbd",
};
const answers: Answers = {
  timeline: "planning",
  serviceType: "bundle",
  serviceCategory: "one-time-bundles",
  campaign: {},
};

function rowNames(changes: Partial<Details>, choices: Answers = answers) {
  const { sections } = summarizeInquiry({ ...details, ...changes }, choices);
  return sections.flatMap(({ rows }) => rows.map(([name]) => name));
}

test("the review shows three sections with the values and choices", () => {
  expect(summarizeInquiry(details, answers)).toEqual({
    bookingLabel: "Book Strategy Call",
    sections: [
      {
        title: "Service Selection",
        rows: [
          ["Service", inquiry.services.find(({ value }) => value === "bundle")?.label],
          ["Category", inquiry.categories.find(({ value }) => value === "one-time-bundles")?.label],
        ],
      },
      {
        title: "Contact Information",
        rows: [
          ["Name", "Ada Lovelace"],
          ["Email", "ada@example.test"],
          ["Phone", "206 555 0101"],
          ["Company", "Analytical Engines"],
        ],
      },
      {
        title: "Project Details",
        rows: [
          ["Challenge", "Nobody knows us."],
          ["Timeline", "Still planning"],
          ["Budget", "To be determined"],
        ],
      },
    ],
  });
});

test("a bundle that was named has a row", () => {
  const [{ slug, name } = { slug: "", name: "" }] = offers.bundles;
  const [service] = summarizeInquiry(details, { ...answers, bundle: slug }).sections;
  expect(service?.rows.at(-1)).toEqual(["Bundle", name]);
});

test.each([undefined, ""])("a phone of %j has no row", (phone) => {
  expect(rowNames({ phone })).not.toContain("Phone");
});

test("a consultation has no category row", () => {
  const consultation: Answers = {
    ...answers,
    serviceType: "consultation",
    serviceCategory: "diy-downloads",
  };
  expect(rowNames({}, consultation)).not.toContain("Category");
});

test("a timeline that was not asked for has no row", () => {
  expect(rowNames({}, { ...answers, flow: "short", timeline: undefined })).not.toContain(
    "Timeline",
  );
});
