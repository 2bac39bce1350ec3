import { expect } from "@playwright/test";
import { newPerson, qualified } from "../support/inquiry-answers.ts";
import { reachReview } from "../support/inquiry-posts.ts";
import { test } from "../support/site.ts";

const LABELS = {
  consultation: "Book Strategy Call",
  diy: "Get Instant Access",
  coaching: "Apply for Coaching",
  monthly: "Book Discovery Call",
  bundle: "Book Strategy Call",
};

test("each service type has its own booking button, for a new tab @no-js", async ({ page }) => {
  for (const [serviceType, label] of Object.entries(LABELS)) {
    const answers = { ...qualified, serviceType, serviceCategory: "coaching" };
    await reachReview(page, newPerson(), answers);
    const link = page.getByRole("dialog").getByRole("link", { name: label });
    await expect(link).toHaveAttribute("href", new RegExp(`^/book/${serviceType}\\?id=`));
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

for (const [serviceType, event] of [
  ["bundle", "strategy-call"],
  ["monthly", "discovery-call"],
] as const) {
  test(`the ${serviceType} button opens the prefilled scheduler`, async ({
    page,
    scheduler,
    allowConsole,
  }) => {
    // The stand-in has no icon for its tab.
    allowConsole(/status of 404/);
    const person = newPerson({ company: "R+D & Sons, 100%" });
    await reachReview(page, person, { ...qualified, serviceType, serviceCategory: "coaching" });
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: LABELS[serviceType] }).click();
    await (await opened).waitForURL(new RegExp(`/studio/${event}\\?`));
    const [hit] = await scheduler.hits(encodeURIComponent(person.email));
    expect(hit?.path).toBe(`/studio/${event}`);
    expect(hit?.search).toContain("name=Ada%20Quill");
    expect(hit?.query).toEqual({ name: "Ada Quill", email: person.email, a1: person.company });
  });
}

test("no link of the review or the thank-you screen holds personal data", async ({ page }) => {
  const person = newPerson();
  await reachReview(page, person);
  for (const step of [10, 11]) {
    if (step === 11) await page.getByRole("button", { name: "Send Inquiry" }).click();
    await expect(page.getByText(`Step ${step} of 12`)).toBeVisible();
    const addresses = await page
      .locator("[href], [action]")
      .evaluateAll((all) => all.map((it) => it.getAttribute("href") ?? it.getAttribute("action")));
    const text = decodeURIComponent([...addresses, page.url()].join(" "));
    expect(text).not.toContain(person.email);
    expect(text).not.toMatch(/Ada|Quill|555 0117/);
  }
  const call = page.getByRole("link", { name: "Apply for Coaching" });
  await expect(call).toHaveAttribute("target", "_blank");
});

test("the booking hop answers 303 without a prefill to a stranger @no-js", async ({ request }) => {
  const response = await request.get("/book/discovery?id=AAAAAAAAAAAAAAAAAAAAAA", {
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  expect(response.headers().location).toMatch(/\/studio\/discovery-call$/);
  expect(response.headers()["cache-control"]).toBe("private, no-store");
  expect((await request.get("/book/unknown", { maxRedirects: 0 })).status()).toBe(404);
});

test.describe("without booking addresses", () => {
  test.use({ baseURL: ({ embeddedSite }, use) => use(embeddedSite.url) });

  test("each kind of call is asked for here @no-js", async ({ request }) => {
    for (const kind of ["strategy", "discovery", ...Object.keys(LABELS)]) {
      const response = await request.get(`/book/${kind}`, { maxRedirects: 0 });
      expect(response.status(), kind).toBe(200);
    }
  });

  test("the wizard's button asks the studio, with the details it knows", async ({ page }) => {
    const person = newPerson();
    const answers = { ...qualified, serviceType: "diy", serviceCategory: "diy-downloads" };
    await reachReview(page, person, answers);
    const button = page.getByRole("dialog").getByRole("link", { name: "Get Instant Access" });
    await expect(button).not.toHaveAttribute("target", /./);
    await button.click();
    await expect(page).toHaveURL(/\/book\/diy\?id=/);
    await expect(page.getByLabel(/^Name/)).toHaveValue(`${person.firstName} ${person.lastName}`);
    await expect(page.getByLabel(/^Email/)).toHaveValue(person.email);
  });
});
