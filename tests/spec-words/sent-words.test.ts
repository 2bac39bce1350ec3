import { expect, test } from "vitest";
import { contact } from "#content/contact";
import { inquiry } from "#content/inquiry/services";
import { request } from "#content/request";
import { crmEndpoint } from "~/outbox/endpoints/zoho.server";

test("the CRM gets project type and budget to the byte", () => {
  const CRM_FIELD_MAP = { projectType: "LEADCF1", budget: "LEADCF2", timeline: "LEADCF3" };
  const crm = crmEndpoint("https://crm.test", { CRM_HIDDEN_FIELDS: {}, CRM_FIELD_MAP });
  const choices = { LEADCF1: "The 7 - Day :Launch", LEADCF2: "Under $5,000", LEADCF3: "" };
  const returnURL = "https://studio.test/thank-you";
  expect(crm.write({ ...choices, returnURL }, "https://studio.test").body).toBe(
    "LEADCF1=The+7+-+Day+%3ALaunch&LEADCF2=Under+%245%2C000&LEADCF3=" +
      "&returnURL=https%3A%2F%2Fstudio.test%2Fthank-you",
  );
});

test("a request says what it is about", () => {
  const { title, about } = request.book.bundle;
  expect([title, ...about]).toEqual([
    ...["Book a strategy call", "One-time bundles, $500 to $6,500"],
    "Strategy call, 30 minutes, free",
  ]);
  expect(request.buy["25-reels"]).toMatchObject({
    title: "Buy 25 Reels",
    about: ["25 Reels, $47"],
  });
});

test("an inquiry about coaching names its service, and messages name their fields", () => {
  expect(inquiry.services.find(({ value }) => value === "coaching")?.label).toBe("Group Coaching");
  expect([contact.fields.company.label, contact.fields.city.label]).toEqual(["Company", "City"]);
  expect([request.fields.name.label, request.fields.email.label]).toEqual(["Name", "Email"]);
});
