import { expect } from "@playwright/test";
import { newPerson, qualified, wordsOf } from "../support/inquiry-answers.ts";
import { reachReview } from "../support/inquiry-posts.ts";
import { test } from "../support/site.ts";
import { sendInquiry } from "../support/wizard-journey.ts";

const KEYS = [
  "name",
  "email",
  "phone",
  "company",
  "service_type",
  "service_category",
  "challenge",
  "timeline",
  "budget",
  "qualifications",
  "message",
];

test("the form service receives exactly the fields of the specification @both", async ({
  page,
  formService,
}) => {
  const person = newPerson();
  await reachReview(page, person);
  await sendInquiry(page);
  await expect(page.getByText("Step 11 of 12")).toBeVisible();
  const thanks = await page.getByText("Your reference is").textContent();
  const reference = thanks?.match(/[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0];
  expect(reference).toBeDefined();

  const posts = await formService.posts(person.email);
  expect(posts).toHaveLength(1);
  const payload = posts[0]?.json as Record<string, string>;
  expect(Object.keys(payload).sort()).toEqual([...KEYS].sort());
  expect(payload).toMatchObject({
    name: "Ada Quill",
    email: person.email,
    phone: person.phone,
    company: person.company,
    service_type: "Group Coaching",
    service_category: "Camera-Ready Brand Coaching ($2,000)",
    challenge: person.challenge,
    timeline: "3-6-months",
    budget: "10k-25k",
  });
  const lines = String(payload.qualifications).split("\n");
  expect(lines).toHaveLength(5);
  for (const [field, value] of Object.entries(qualified)) {
    const words = wordsOf(field as Parameters<typeof wordsOf>[0], value);
    expect(lines.some((line) => line.endsWith(`: ${words}`))).toBe(true);
    expect(payload.message).toContain(words);
  }
  for (const text of [
    "Ada Quill",
    person.email,
    person.phone,
    person.company,
    person.challenge,
    "Group Coaching",
    "Camera-Ready Brand Coaching ($2,000)",
    "$10,000 - $25,000",
    `Reference: ${reference}`,
  ]) {
    expect(payload.message).toContain(text);
  }
});

test("what was not asked or not typed is Not provided @no-js", async ({ page, formService }) => {
  const person = newPerson({ phone: "" });
  const answers = { flow: "short", serviceType: "bundle", serviceCategory: "one-time-bundles" };
  await reachReview(page, person, answers);
  await expect(page.getByRole("term").filter({ hasText: /Phone|Timeline/ })).toHaveCount(0);
  await sendInquiry(page);
  await expect(page.getByText("Step 6: book your call")).toBeVisible();
  const [post] = await formService.posts(person.email);
  const payload = post?.json as Record<string, string>;
  expect(payload).toMatchObject({ phone: "Not provided", timeline: "Not provided" });
  expect(String(payload.qualifications).match(/: Not provided$/gm)).toHaveLength(5);
});

test("markup, accents and emoji are text on the review and in the payload", async ({
  page,
  formService,
}) => {
  const person = newPerson({
    firstName: "Zoë <b>bold</b>",
    lastName: `日本 "O'Neil" & Søn`,
    company: "R+D 100% {token} 🎬",
    challenge: "<script>alert(1)</script>\n<img src=x onerror=alert(2)>\nLine three",
  });
  await reachReview(page, person);
  const review = page.getByRole("dialog");
  await expect(review.getByText(`${person.firstName} ${person.lastName}`)).toBeVisible();
  await expect(review.getByText(person.company, { exact: true })).toBeVisible();
  expect(await review.getByRole("definition").allInnerTexts()).toContain(person.challenge);
  await expect(review.locator("dd *")).toHaveCount(0);
  await sendInquiry(page);
  await expect(page.getByText("Step 11 of 12")).toBeVisible();
  const [post] = await formService.posts(person.email);
  expect(post?.json).toMatchObject({
    name: `${person.firstName} ${person.lastName}`,
    company: person.company,
    challenge: person.challenge,
  });
});
