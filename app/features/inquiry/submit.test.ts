import { expect, test } from "vitest";
import type { Answers } from "./answers";
import { ADA } from "./fixture";
import { inquiryFields } from "./submit.server";

const answers: Answers = { timeline: "1-3-months", id: "abcdefghijklmnopqrstuv", campaign: {} };

test("the fields, by which a lead is known again, are the visitor's values alone", () => {
  const fields = inquiryFields({ ...ADA, phone: undefined }, answers);
  expect(fields).not.toHaveProperty("id");
  expect(fields).not.toHaveProperty("campaign");
  expect(fields).toMatchObject({ phone: "", firstName: ADA.firstName, timeline: "1-3-months" });
  expect(fields).toEqual(inquiryFields({ ...ADA, phone: "" }, answers));
});
