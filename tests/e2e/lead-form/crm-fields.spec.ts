import { expect } from "@playwright/test";
import { exampleHiddenFields } from "../../stand-ins/example-posts.ts";
import { leadField, newVisitor, sendLeadForm } from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";

test("the CRM receives one form post with exactly the fields of the specification", async ({
  page,
  crm,
  baseURL,
}) => {
  const visitor = newVisitor();
  await page.goto("/contact");
  await leadField(page, "projectType").selectOption("The Founder's Brand Kit");
  await leadField(page, "budget").selectOption("$25,000 - $50,000");
  await leadField(page, "timeline").selectOption("Urgent (1-2 weeks)");
  await leadField(page, "description").fill("A film for the founder.");
  await sendLeadForm(page, visitor);
  await expect.poll(() => crm.posts(visitor.email)).toHaveLength(1);
  const [post] = await crm.posts(visitor.email);
  expect(post).toMatchObject({ accepted: true, status: 302, violations: [] });
  expect(post?.headers).toMatchObject({
    "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
    origin: baseURL,
    referer: `${baseURL}/contact`,
    "user-agent": await page.evaluate(() => navigator.userAgent),
  });
  expect(Object.entries(post?.fields ?? {})).toEqual([
    ...Object.entries(exampleHiddenFields),
    ["zc_gad", ""],
    ["returnURL", `${baseURL}/thank-you`],
    ["Lead Source", "Website"],
    ["Company", visitor.company],
    ["First Name", visitor.firstName],
    ["Last Name", visitor.lastName],
    ["Email", visitor.email],
    ["Phone", visitor.phone],
    ["City", visitor.city],
    ["State", visitor.state],
    ["Zip Code", visitor.zip],
    ["Country", "United States"],
    ["LEADCF1", "The Founder's Brand Kit"],
    ["LEADCF2", "$25,000 - $50,000"],
    ["LEADCF3", "Urgent (1-2 weeks)"],
    ["Description", "A film for the founder."],
  ]);
});

test("an empty description and no service are no fields at all @no-js @ci", async ({
  page,
  crm,
}) => {
  const visitor = newVisitor();
  await page.goto("/contact");
  await sendLeadForm(page, visitor);
  await expect.poll(() => crm.posts(visitor.email)).toHaveLength(1);
  const [post] = await crm.posts(visitor.email);
  expect(post?.fields).not.toHaveProperty("Description");
  expect(post?.fields).not.toHaveProperty("service");
  expect(post?.fields.LEADCF3).toBe("");
  expect(post?.violations).toEqual([]);
});

test("accents, CJK, emoji, signs and newlines arrive as typed @js @ci", async ({ page, crm }) => {
  const visitor = newVisitor({
    company: 'R+D & Søns "100%" <b>=;\\',
    firstName: "Zoë-Łucja",
    lastName: "日本 👩🏽‍🚀 O'Neil",
    city: "São Paulo",
    state: "Île-de-France",
    zip: "〒100-0001",
  });
  const description = "First line: 50% + tax & tip?\n\nThird: ñ ß 漢字 🎬 {token} %20 &amp; #end";
  await page.goto("/contact");
  await leadField(page, "country").fill("Côte d’Ivoire");
  await leadField(page, "description").fill(description);
  await sendLeadForm(page, visitor);
  await expect.poll(() => crm.posts(visitor.email)).toHaveLength(1);
  const [post] = await crm.posts(visitor.email);
  expect(post?.fields).toMatchObject({
    Company: visitor.company,
    "First Name": visitor.firstName,
    "Last Name": visitor.lastName,
    City: visitor.city,
    State: visitor.state,
    "Zip Code": visitor.zip,
    Country: "Côte d’Ivoire",
    Description: description,
  });
  expect(post?.violations).toEqual([]);
});
