import { expect } from "@playwright/test";
import { book, DISCOVERY, newEmail, openDialog, STRATEGY } from "../support/assessment-booking.ts";
import { test } from "../support/site.ts";

test.beforeEach(({ allowConsole }) => {
  // The scheduler's stand-in has no icon for its tab; some tests break the connection or the form.
  allowConsole(/status of (404|422)/, /net::ERR_FAILED/);
});

for (const { address, call, word, length } of [
  {
    address: STRATEGY,
    call: "strategy" as const,
    word: "Building Readiness",
    length: "30-45 minutes",
  },
  {
    address: DISCOVERY,
    call: "discovery" as const,
    word: "High Readiness",
    length: "45-60 minutes",
  },
]) {
  test(`${word} books a ${call} call at the prefilled scheduler, in a new tab`, async ({
    page,
    formService,
    scheduler,
  }) => {
    const email = newEmail();
    await openDialog(page, address, call);
    const dialog = page.getByRole("dialog", { name: `Book a ${call} call` });
    await expect(dialog).toContainText(word);
    await expect(dialog).toContainText(length);
    await expect(dialog.getByRole("listitem")).toHaveCount(call === "strategy" ? 3 : 0);
    const tab = await book(page, call, { "Full name": "Ada Quill", Email: email });
    await tab.waitForURL(new RegExp(`/studio/${call}-call\\?`));
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    const [hit] = await scheduler.hits(encodeURIComponent(email));
    expect(hit?.search).toContain("name=Ada%20Quill");
    const [post] = await formService.posts(email);
    expect(post).toMatchObject({ form: "assessment", accepted: true, violations: [] });
    const payload = post?.json as Record<string, unknown>;
    expect(payload).toMatchObject({ user_name: "Ada Quill", user_company: "Not provided" });
    expect(payload.booking_url).toMatch(new RegExp(`/studio/${call}-call$`));
    expect(payload.business_context).toBe(
      call === "strategy" ? '{"industry":"software"}' : "Not provided",
    );
    expect(hit?.query).toEqual({
      name: "Ada Quill",
      email,
      a2: "video-readiness",
      a3: String(payload.score),
      a4: payload.level,
      a5: word,
    });
  });
}

test("the form service down: booking opens all the same, and the details follow", async ({
  page,
  formService,
  sweep,
}) => {
  const email = newEmail();
  await formService.setMode("500", { match: email });
  await openDialog(page, STRATEGY, "strategy");
  const tab = await book(page, "strategy", { "Full name": "Ada", Email: email, Company: "Quill" });
  await tab.waitForURL(/\/studio\/strategy-call\?.*a1=Quill/);
  // Without scripts there is no notice at all.
  await expect(page.getByText("Assessment Data Sent")).toHaveCount(0);
  await formService.resetModes(email);
  await expect(async () => {
    await sweep();
    const accepted = (await formService.posts(email)).filter((post) => post.accepted);
    expect(accepted).toHaveLength(1);
  }).toPass();
});

test("without scripts the dialog is a page, and says what is missing @no-js", async ({ page }) => {
  await page.goto(`${STRATEGY}/book`);
  await expect(page.getByRole("heading", { name: "Book a strategy call" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Book a strategy call" })).toBeEnabled();
  await page.getByLabel("Full name").fill("   ");
  await page.getByRole("textbox", { name: "Company" }).fill("Quill");
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Book a strategy call" }).click();
  const tab = await opened;
  await expect(tab.getByRole("alert").first()).toContainText("Information Required");
  await expect(tab.getByRole("alert").first()).toContainText(
    "Please provide your name and email to book a call.",
  );
  await expect(tab).toHaveTitle(/^Error: /);
  await expect(tab.getByRole("link", { name: "Email is required" })).toHaveAttribute(
    "href",
    "#email",
  );
  await expect(tab.getByRole("textbox", { name: "Company" })).toHaveValue("Quill");
  await tab.getByLabel("Full name").fill("Ada");
  await tab.getByLabel("Email").fill("ada at visitor");
  await tab
    .locator("#email")
    .evaluate((input: HTMLInputElement) => input.setAttribute("type", "text"));
  await tab.getByRole("button", { name: "Book a strategy call" }).click();
  await expect(tab.getByRole("link", { name: "Email is invalid" })).toBeVisible();
  await tab.getByRole("link", { name: "Close" }).click();
  await expect(tab).toHaveURL(new RegExp(`${STRATEGY}$`));
});

test("the booking page is private, and its form may lead to the schedulers @no-js", async ({
  request,
}) => {
  const scheduler = process.env.SCHEDULER_URL;
  const headers = (await request.get(`${STRATEGY}/book`)).headers();
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers["x-robots-tag"]).toBe("noindex");
  expect(headers["content-security-policy"]).toContain(`form-action 'self' ${scheduler};`);
  expect(headers["content-security-policy"]).toContain("connect-src 'self'");
  const other = (await request.get(STRATEGY)).headers();
  expect(other["content-security-policy"]).toContain("form-action 'self';");
  expect((await request.get(`${STRATEGY}x/book`)).status()).toBe(404);
});

test("an address that says so does not make a booking @no-js", async ({ page, embeddedSite }) => {
  await page.goto(`${embeddedSite.url}${STRATEGY}/book?booked=sent`);
  await expect(page.getByLabel("Full name")).toBeVisible();
  await expect(page.getByText(/sent to our team|are saved/)).toHaveCount(0);
});

test("without a scheduler the booking says what happened, and leads nowhere else", async ({
  page,
  embeddedSite,
}) => {
  await openDialog(page, embeddedSite.url + STRATEGY, "strategy");
  await page.getByLabel("Full name").fill("Ada");
  await page.getByLabel("Email").fill(newEmail());
  await page.getByRole("button", { name: "Book a strategy call" }).click();
  await expect(page.getByRole("status").first()).toContainText("Assessment Data Sent");
  await expect(page.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
  await expect(page).toHaveURL(/\/book\?booked=[0-9A-Z]{4}-[0-9A-Z]{4}$/);
});
