import { expect, type Page } from "@playwright/test";
import { expectSoundScreen } from "../support/page-checks.ts";
import { test } from "../support/site.ts";
import { startInboxSite } from "../support/sites/inbox-site.ts";

// The inbox runs no script, so there is one journey for browsers with and without them.
const once = { tag: "@js" };
const KEYS = { phone: "the-key-of-a-phone-0001", desk: "the-key-of-a-desk-00002" };

const lead = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

for (const [place, width] of [
  ["phone", 390],
  ["desk", 1280],
] as const) {
  test(
    `on a ${place} the studio comes in, finds a lead, works on it and leaves`,
    once,
    async ({ page, allowConsole }) => {
      test.slow();
      allowConsole(/status of 40[349]/);
      await page.setViewportSize({ width, height: 844 });
      const site = await startInboxSite(KEYS[place]);
      try {
        await comeIn(page, site.url, KEYS[place]);
        await findAndWork(page, site.url);
        await forget(page, site.url);
        await page.getByRole("button", { name: "Sign out" }).click();
        expect((await page.goto(`${site.url}/studio`))?.status()).toBe(403);
      } finally {
        await site.stop();
      }
    },
  );
}

async function comeIn(page: Page, url: string, key: string) {
  expect((await page.goto(`${url}/studio`))?.status()).toBe(403);
  await expectSoundScreen(page);
  await page.goto(`${url}/studio/enter?key=${key}`);
  await expect(page).toHaveURL(`${url}/studio`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inbox");
  const again = await page.request.get(`${url}/studio/enter?key=${key}`);
  expect(again.status()).toBe(403);
  await expectSoundScreen(page);
}

async function findAndWork(page: Page, url: string) {
  await expect(lead(page, "Ada Lovelace")).toContainText(/New.*Received.*just now/is);
  await expect(lead(page, "Mallory")).toContainText("=cmd()<b>Mallory</b>");
  await page.getByLabel("State").selectOption("Failed");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("main").getByText("1 lead", { exact: true })).toBeVisible();
  await lead(page, "Élodie").getByRole("link").click();

  await expect(page).toHaveURL(`${url}/studio/leads/DEAD-0002`);
  await expect(page.getByText("<script>alert(1)</script>").first()).toBeVisible();
  await page.getByLabel("Note").fill("Called back");
  await page.getByRole("button", { name: "Add the note" }).click();
  await expect(page.getByRole("status")).toHaveText("The note is kept.");
  await expect(lead(page, "Called back")).toContainText("this machine");
  await page.getByRole("button", { name: "Retry now" }).click();
  await expect(page.getByRole("status")).toHaveText("It is sent within a minute.");
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await expect(page.getByRole("button", { name: "Open again" })).toBeVisible();
  await expectSoundScreen(page);
}

async function forget(page: Page, url: string) {
  await page.getByRole("button", { name: "Forget this person" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forget this person?");
  await expectSoundScreen(page);
  await page.getByRole("button", { name: "Forget this person" }).click();
  await expect(page.getByRole("heading", { name: "Copies may still be in:" })).toBeVisible();
  expect((await page.goto(`${url}/studio/leads/DEAD-0002`))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No such page");
  await expectSoundScreen(page);
}

test("without a key there is no inbox, and no page names it", once, async ({ request }) => {
  for (const path of ["", "/enter?key=x", "/leads.csv", "/leads/K7QM-3TZD", "/anything"]) {
    expect((await request.get(`/studio${path}`)).status(), path).toBe(404);
  }
  for (const path of ["/sitemap.xml", "/robots.txt", "/llms.txt", "/"]) {
    expect(await (await request.get(path)).text(), path).not.toContain("/studio");
  }
});

test(
  "answers of the inbox are private, without scripts, and posts need its pages",
  once,
  async ({ page }) => {
    test.slow();
    const key = "the-key-of-headers-0003";
    const site = await startInboxSite(key);
    const { request } = page;
    try {
      const list = await request.get(`${site.url}/studio/enter?key=${key}`);
      expect(list.headers()).toMatchObject({
        "cache-control": "private, no-store",
        "x-robots-tag": "noindex, nofollow",
        "content-security-policy": expect.stringContaining("script-src 'none'"),
      });
      expect(list.headers()["speculation-rules"]).toBeUndefined();
      expect(await list.text()).not.toContain("<script");

      const post = (path: string, form = {}, headers = {}) =>
        request
          .post(`${site.url}/studio${path}`, { form, headers })
          .then((answer) => answer.status());
      const token = /name="token" value="([^"]+)"/.exec(await list.text())?.[1] ?? "";
      expect(await post("/leads/K7QM-3TZD/done")).toBe(403);
      expect(await post("/leads/K7QM-3TZD/done", { token }, { Origin: "https://x.test" })).toBe(
        403,
      );
      expect(await post("/leads/NONE-0000/done", { token })).toBe(404);
      expect(await post("/leads/K7QM-3TZD/release", { token })).toBe(409);
      expect(await post("", { token })).toBe(405);
      for (const path of ["/leads/K7QM-3TZD/done", "/leave"]) {
        expect((await request.get(`${site.url}/studio${path}`)).status(), path).toBe(405);
      }

      const file = await request.get(`${site.url}/studio/leads.csv?state=held`);
      expect(file.headers()["content-disposition"]).toContain("attachment");
      const [headings, row] = (await file.text()).split("\r\n");
      expect(headings).toMatch(/^\ufeffreference,kind,status/);
      expect(row).toMatch(/^HELD-0001,wizard,held,.*'=cmd\(\)<b>Mallory<\/b>,/);
      expect((await request.get(`${site.url}/studio?page=2`)).status()).toBe(404);
    } finally {
      await site.stop();
    }
  },
);
