import { expect } from "@playwright/test";
import { exampleHiddenFields } from "../../stand-ins/example-posts.ts";
import {
  fillLeadForm,
  leadField,
  newVisitor,
  openLeadPost,
  sendButton,
  sendLeadForm,
} from "../support/lead-form-visitor.ts";
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

test("an empty description and a missing service are left out @no-js", async ({ page, crm }) => {
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

test("accents, CJK, emoji, signs and newlines arrive unchanged", async ({ page, crm }) => {
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

test("five parallel posts and a later one are one lead @no-js", async ({ page, crm, sweep }) => {
  const visitor = newVisitor();
  const form = await openLeadPost(page, visitor);
  const post = () => page.request.post("/contact", { form, maxRedirects: 0 });
  const answers = await Promise.all(Array.from({ length: 5 }, post));
  await expect.poll(() => crm.posts(visitor.email)).toHaveLength(1);
  for (const answer of [...answers, await post()]) {
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toBe("/thank-you");
  }
  await sweep();
  expect(await crm.posts(visitor.email)).toHaveLength(1);
});

test("a double click sends one lead", async ({ page, crm, sweep }) => {
  const visitor = newVisitor();
  await page.goto("/contact");
  await fillLeadForm(page, visitor);
  await sendButton(page).dblclick();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect.poll(() => crm.posts(visitor.email)).toHaveLength(1);
  await sweep();
  expect(await crm.posts(visitor.email)).toHaveLength(1);
});

test("Back and sending the same form again is one lead", async ({ page, crm, sweep }) => {
  const visitor = newVisitor();
  await page.goto("/contact");
  await sendLeadForm(page, visitor);
  await page.goBack();
  await expect(sendButton(page)).toBeEnabled();
  await sendLeadForm(page, visitor);
  await page.reload();
  await expect.poll(() => crm.posts(visitor.email)).not.toEqual([]);
  await sweep();
  expect(await crm.posts(visitor.email)).toHaveLength(1);
});

test("after a server error of the CRM the visitor is thanked and the lead is delivered once @no-js", async ({
  page,
  crm,
  sweep,
}) => {
  const visitor = newVisitor();
  await crm.setMode("500", { match: visitor.email });
  await page.goto("/contact");
  await sendLeadForm(page, visitor);
  await expect.poll(() => crm.posts(visitor.email)).not.toEqual([]);
  expect((await crm.posts(visitor.email)).some(({ accepted }) => accepted)).toBe(false);

  await crm.resetModes(visitor.email);
  const accepted = async () =>
    (await crm.posts(visitor.email)).filter((post) => post.accepted).length;
  await expect(async () => {
    await sweep();
    expect(await accepted()).toBe(1);
  }).toPass({ intervals: [250], timeout: 15_000 });
  await sweep();
  expect(await accepted()).toBe(1);
});

test("after a broken connection the visitor is thanked, and the lead is retried after a wait @no-js", async ({
  page,
  crm,
  sweep,
  inbox,
}) => {
  const visitor = newVisitor();
  await crm.setMode("reset", { match: visitor.email, times: 1 });
  await page.goto("/contact");
  await sendLeadForm(page, visitor);
  const rows = () => inbox().filter(({ fields }) => fields.email === visitor.email);
  await expect.poll(() => rows()[0]?.lastError).toContain("no answer");
  await sweep();
  expect(await crm.posts(visitor.email)).toHaveLength(1);
  expect(rows()).toMatchObject([{ kind: "crm", status: "pending", attempts: 1 }]);
});

test("a filled honeypot looks like success and its lead is held @no-js", async ({
  page,
  crm,
  sweep,
  inbox,
}) => {
  const visitor = newVisitor();
  await page.goto("/contact");
  await fillLeadForm(page, visitor);
  const trap = page.getByLabel("Leave this field empty");
  await expect(trap).not.toBeInViewport();
  await trap.fill("https://spam.test");
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you for your inquiry!");
  await sweep();
  const held = inbox().filter(({ fields }) => fields.email === visitor.email);
  expect(held).toMatchObject([{ kind: "crm", status: "held", attempts: 0 }]);
  expect(await crm.posts(visitor.email)).toEqual([]);
});
