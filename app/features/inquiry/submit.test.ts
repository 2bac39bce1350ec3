import { expect, test } from "vitest";
import type { Answers } from "./answers";
import { inquiryFields } from "./submit.server";

const details = {
  ...{
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@example.test",
    budget: "5k-10k" as const,
  },
  ...{ company: "Analytical Engines", challenge: "Nobody knows us." },
};
const answers: Answers = { timeline: "1-3-months", id: "abcdefghijklmnopqrstuv", campaign: {} };

test("the fields, by which a lead is known again, are the visitor's values alone", () => {
  const fields = inquiryFields({ ...details, phone: undefined }, answers);
  expect(fields).not.toHaveProperty("id");
  expect(fields).not.toHaveProperty("campaign");
  expect(fields).toMatchObject({ phone: "", firstName: "Ada", timeline: "1-3-months" });
  expect(fields).toEqual(inquiryFields({ ...details, phone: "" }, answers));
});
