import { expect, type Page } from "@playwright/test";
import {
  allowAnalytics,
  dataLayer,
  eventNames,
  fakeGoogle,
  pageViews,
  test,
} from "../support/analytics-page.ts";
import { position } from "../support/assessment.ts";
import { expectAccessibleScreen } from "../support/page-checks.ts";
import { MEASUREMENT_ID } from "../support/sites/site-settings.ts";

test("nothing is asked of Google before a yes", async ({ page, context }) => {
  const asked = await fakeGoogle(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  const question = page.getByRole("form", { name: /Google Analytics/ });
  // It lies over no part of a phone's first screen.
  await expect(question).toBeVisible();
  await expect(question).not.toBeInViewport();
  await page.mouse.wheel(0, 600);
  expect(await dataLayer(page)).toEqual([
    ["consent", "default", expect.objectContaining({ analytics_storage: "denied" })],
  ]);
  await page.getByRole("button", { name: "No thanks" }).click();
  await expect(question).toBeHidden();
  await page.goto("/video-packages");
  await expect(page.locator("#consent")).toHaveAttribute("data-state", "answered");
  await expect(page.locator("#consent")).toBeHidden();
  expect(asked).toEqual([]);
});

test("a yes loads the tag once and is remembered", async ({ page, context }) => {
  const asked = await fakeGoogle(context);
  await page.goto("/contact?plan=group");
  await page.getByLabel("First name").fill("Ada");
  await page.getByRole("button", { name: "Allow analytics" }).click();
  await expect(page.locator("#consent")).toBeHidden();
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  const [first, update, js, set, config] = await dataLayer(page);
  expect([first, update, js, set, config].map((entry) => entry?.slice(0, 2))).toEqual([
    ["consent", "default"],
    ["consent", "update"],
    ["js", expect.anything()],
    ["set", expect.anything()],
    ["config", MEASUREMENT_ID],
  ]);
  expect(config?.[2]).toMatchObject({ send_page_view: false });

  await page.goto("/services/group-coaching?utm_source=news");
  await expect.poll(() => asked).toEqual(Array(2).fill(`/gtag/js?id=${MEASUREMENT_ID}`));
  expect(await pageViews(page)).toEqual([
    {
      page_path: "/services/group-coaching",
      page_title: await page.title(),
      page_location: `${new URL(page.url()).origin}/services/group-coaching`,
      page_referrer: "",
    },
  ]);
});

test("without scripts the answer leads back to the page, and nowhere else @no-js", async ({
  page,
  context,
  request,
}) => {
  await page.goto("/video-packages?tab=diy");
  // Without scripts nothing is counted, so nobody is asked.
  await expect(page.locator("#consent")).toBeHidden();
  await page.getByRole("link", { name: "Cookie settings" }).click();
  await page.getByRole("button", { name: "No thanks" }).click();
  await expect(page).toHaveURL("/video-packages?tab=diy#consent-deny");
  await expect(page.locator("#consent-deny")).toBeInViewport();
  await expect(page.locator("#consent-grant")).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === "consent");
  expect(cookie).toMatchObject({ value: "deny", httpOnly: false, sameSite: "Lax", secure: false });

  const post = (form: Record<string, string>, headers = {}) =>
    request.post("/consent", { form, headers, maxRedirects: 0 });
  const away = await post({ choice: "grant", return: "//evil.test/" });
  expect([away.status(), away.headers().location]).toEqual([303, "/#consent-grant"]);
  const foreign = await post({ choice: "grant", return: "/" }, { Origin: "https://evil.test" });
  expect(foreign.status()).toBe(403);
  expect(foreign.headers()).not.toHaveProperty("set-cookie");
  // What is cached is the same for everyone.
  const read = async (headers = {}) => (await request.get("/", { headers })).text();
  const withoutNonces = (html: string) => html.replace(/nonce="[^"]*"/g, "");
  expect(withoutNonces(await read({ Cookie: "consent=grant" }))).toBe(withoutNonces(await read()));
});

test("the footer asks again, with the keyboard and on a phone", async ({
  page,
  context,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 404/, /no page at/, /ERR_FAILED/);
  await fakeGoogle(context);
  await allowAnalytics(context, `${baseURL}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/nope");
  await expect(page.locator("#consent")).toBeHidden();
  await page.getByRole("link", { name: "Cookie settings" }).press("Enter");
  await expect(page.locator("#consent")).toBeInViewport();
  await expectAccessibleScreen(page);
  // A no that does not reach the server counts in this page, and the question stays.
  await page.route("**/consent", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "No thanks" }).press("Enter");
  const isOff = (id: string) => (window as unknown as Record<string, boolean>)[`ga-disable-${id}`];
  await expect.poll(() => page.evaluate(isOff, MEASUREMENT_ID)).toBe(true);
  await expect(page.locator("#consent")).toBeVisible();
  await page.getByRole("button", { name: "No thanks" }).press("Enter");
  await expect(page.locator("#consent")).toBeHidden();
  expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([
    ["consent", "deny"],
  ]);
});

test("once answered, the address that opened the question does not open it again", async ({
  page,
}) => {
  await page.goto("/faq");
  await page.getByRole("button", { name: "No thanks" }).click();
  // The answer of the server closes it.
  await expect(page.locator("#consent")).toBeHidden();
  await page.getByRole("link", { name: "Cookie settings" }).click();
  await page.getByRole("button", { name: "No thanks" }).click();
  await expect(page.locator("#consent")).toBeHidden();
  await page.reload();
  await expect(page.locator("#consent")).toHaveAttribute("data-state", "answered");
  await expect(page.locator("#consent")).toBeHidden();
});

test("consent that is withdrawn in one tab is withdrawn in the others", async ({
  page,
  context,
}) => {
  await fakeGoogle(context);
  await page.goto("/assessments/video-readiness");
  await page.getByRole("button", { name: "Allow analytics" }).click();
  await expect.poll(() => pageViews(page)).toHaveLength(1);
  const other = await context.newPage();
  await other.goto("/privacy");
  await other.getByRole("link", { name: "Cookie settings" }).click();
  await other.getByRole("button", { name: "No thanks" }).click();
  await expect(other.locator("#consent")).toBeHidden();
  await page.getByRole("button", { name: "Start the assessment" }).click();
  await expect(page.getByText(position(1))).toBeVisible();
  const isOff = (id: string) => (window as unknown as Record<string, boolean>)[`ga-disable-${id}`];
  await expect.poll(() => page.evaluate(isOff, MEASUREMENT_ID)).toBe(true);
  expect(await pageViews(page)).toHaveLength(1);
});

test.describe("with Global Privacy Control", () => {
  test.use({ extraHTTPHeaders: { "Sec-GPC": "1" } });
  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    }),
  );
  const settings = (page: Page) => page.getByRole("link", { name: /^Cookie settings/ });

  test("nobody is asked, and a yes from before does not hold", async ({
    page,
    context,
    baseURL,
  }) => {
    const asked = await fakeGoogle(context);
    await page.goto("/contact");
    await expect(page.locator("#consent")).toHaveAttribute("data-state", "answered");
    await expect(page.locator("#consent")).toBeHidden();
    await expect(settings(page)).toContainText("Global Privacy Control");
    await allowAnalytics(context, `${baseURL}`);
    await page.goto("/faq");
    await expect(settings(page)).toContainText("Global Privacy Control");
    expect(await eventNames(page)).toEqual([]);
    await expectAccessibleScreen(page);
    expect(asked).toEqual([]);
  });

  test("the footer's link still allows analytics, and a no ends them", async ({
    page,
    context,
  }) => {
    const asked = await fakeGoogle(context);
    await page.goto("/faq");
    await settings(page).click();
    await page.getByRole("button", { name: "Allow analytics" }).click();
    await expect(page.locator("#consent")).toBeHidden();
    await expect(settings(page)).toHaveText("Cookie settings");
    await page.goto("/video-packages");
    expect(await pageViews(page)).toHaveLength(1);
    expect(asked).toHaveLength(2);
    await settings(page).click();
    await page.getByRole("button", { name: "No thanks" }).click();
    await expect(settings(page)).toContainText("Global Privacy Control");
    await page.goto("/about-us");
    expect(await eventNames(page)).toEqual([]);
    expect(asked).toHaveLength(2);
  });
});

test("a yes that is sent with Global Privacy Control is stored as one in spite of it @no-js", async ({
  request,
}) => {
  const choose = async (choice: string, headers = {}) => {
    const form = { choice, return: "/" };
    const answer = await request.post("/consent", { form, headers, maxRedirects: 0 });
    return [answer.headers().location, answer.headers()["set-cookie"]?.replace(/;.*/s, "")];
  };
  expect(await choose("grant")).toEqual(["/#consent-grant", "consent=grant"]);
  expect(await choose("grant", { "Sec-GPC": "1" })).toEqual([
    "/#consent-grant",
    "consent=grant-gpc",
  ]);
  expect(await choose("deny", { "Sec-GPC": "1" })).toEqual(["/#consent-deny", "consent=deny"]);
});

test("without a measurement id nobody is asked @no-js", async ({ request, embeddedSite }) => {
  const headers = { Cookie: "consent=grant" };
  const response = await request.get(`${embeddedSite.url}/contact`, { headers });
  expect(await response.text()).not.toMatch(/consent|googletagmanager|measurement/i);
  expect(response.headers()["content-security-policy"]).not.toContain("google");
  const form = { choice: "grant", return: "/" };
  const posted = await request.post(`${embeddedSite.url}/consent`, { form });
  expect(posted.status()).toBe(404);
});
