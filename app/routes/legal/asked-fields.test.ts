import { expect, test } from "vitest";
import { fillAsked } from "~/content/asked-fields";
import { alsoAsked, describeAdded } from "./asked-fields.server";

test("the privacy page names what a studio has added to a form, and nothing else", () => {
  const line = { max: 9 };
  const form = ["email", "phone", "website", "R&D"].map((name) => ({
    ...line,
    name,
    label: name,
  }));
  const added = describeAdded("inquiry", form);
  expect(added).toMatch(/^ .*website and R&amp;D/);
  expect(added).not.toMatch(/email|phone/);
  expect(describeAdded("inquiry", form.slice(0, 2))).toBe("");
  const page = fillAsked("<p>A.%also-asked-contact%</p>", { ...alsoAsked, contact: " B." });
  expect(page).toBe("<p>A. B.</p>");
});
