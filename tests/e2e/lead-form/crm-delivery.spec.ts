import { expect } from "@playwright/test";
import {
  fillLeadForm,
  newVisitor,
  openLeadPost,
  sendButton,
  sendLeadForm,
} from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";

test("five parallel posts and a late one are one lead @no-js", async ({ page, crm, sweep }) => {
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

test("Back and sending the same form again is one lead @ci", async ({ page, crm, sweep }) => {
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

test("after a server error the visitor is thanked and the lead delivered once @no-js", async ({
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

test("after a broken connection the visitor is thanked, and the lead rests before it is sent again @no-js @ci", async ({
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

test("a filled trap looks like success and rests in the inbox @no-js", async ({
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
