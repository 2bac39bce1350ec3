import { globSync, readFileSync, statSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { inbox } from "#content/studio/inbox.yaml";
import { readToken } from "../support/inquiry.ts";
import { expectAccessibleScreen } from "../support/page-checks.ts";
import { test } from "../support/sites/admin-site.ts";

// One site for all, one after the other: each begins with the same leads. The inbox runs no script.
test.describe.configure({ mode: "default" });

const { actions, confirm } = inbox;
const lead = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("npm start prints its key once, shows it in no process list, and keeps it in a private file", ({
  started: { printed, entrance, stateDir },
}) => {
  const [key = ""] = /[\w-]{32}$/.exec(entrance) ?? [];
  expect(printed.split(key)).toHaveLength(2);
  const holders = (pattern: string) =>
    globSync(pattern).filter((file) => tryToRead(file).includes(key));
  expect(holders("/proc/[0-9]*/cmdline")).toEqual([]);
  expect(holders(`${stateDir}/**/*`).map((file) => statSync(file).mode & 0o777)).toEqual([0o600]);
});

function tryToRead(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

test("the address that it prints signs a user in, who finds a lead and works on it", async ({
  page,
  entrance,
  allowConsole,
}) => {
  allowConsole(/status of (40[34]|422)/);
  expect((await page.goto("/studio"))?.status()).toBe(403);
  await expect(page).toHaveTitle(new RegExp(`^${inbox.errors.byStatus[403]?.title} `));
  await expectAccessibleScreen(page);
  expect((await page.request.get(`${entrance.slice(0, -1)}~`)).status()).toBe(403);
  await page.goto(entrance);
  await expect(page).toHaveURL("/studio");
  expect((await page.request.get(entrance)).status()).toBe(403);
  await expectAccessibleScreen(page);
  await findAndWork(page);
  await forget(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  expect((await page.goto("/studio"))?.status()).toBe(403);
});

async function findAndWork(page: Page) {
  await expect(lead(page, "Ada Lovelace")).toContainText(/New.*just now/is);
  await expect(lead(page, "Mallory")).toContainText("=cmd()<b>Mallory</b>");
  await page.getByLabel(inbox.list.stateLabel).selectOption("dead");
  await page.getByRole("button", { name: inbox.list.filterButton }).click();
  await expect(page.getByRole("main").getByText("1 lead", { exact: true })).toBeVisible();
  await lead(page, "Élodie").getByRole("link").click();

  await expect(page).toHaveURL("/studio/leads/DEAD-0002");
  await expect(page.getByText("<script>alert(1)</script>").first()).toBeVisible();
  const mail = page.getByRole("link", { name: inbox.reply.mailButton });
  await expect(mail).toHaveAttribute("href", /^mailto:\S+\?subject=\S*DEAD-0002&body=\S+$/);
  const answer = page.getByRole("region", { name: inbox.reply.heading });
  await answer.getByText("Élodie").click();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^Hello Élodie,/);
  await page.getByLabel("Note").fill("Called back");
  await page.getByRole("button", { name: actions.note.button }).click();
  await expect(page.getByRole("status")).toHaveText(actions.note.done);
  await expect(lead(page, "Called back")).toContainText("this machine");
  await page.getByRole("button", { name: actions.retry.button }).click();
  await expect(page.getByRole("status")).toHaveText(inbox.delivery.noEndpoint);
  await page.getByRole("button", { name: actions.done.button }).click();
  await expect(page.getByRole("button", { name: actions.undone.button })).toBeVisible();
  await expectRefusedAmountKept(page);
  await page.getByLabel(inbox.outcome.amountLabel).fill("1.500,00");
  await page.getByRole("button", { name: actions.won.button, exact: true }).click();
  await expect(page.getByRole("region", { name: inbox.outcome.heading })).toContainText("1,500");
  await page.getByRole("button", { name: actions.reopen.button }).click();
  await expect(page.getByRole("status")).toHaveText(actions.reopen.done);
  await expectAccessibleScreen(page);
}

async function expectRefusedAmountKept(page: Page) {
  const amount = page.getByLabel(inbox.outcome.amountLabel);
  await amount.fill("about 1500");
  await page.getByRole("button", { name: actions.won.button, exact: true }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Élodie Nuñez");
  await expectAccessibleScreen(page);
  await page.getByRole("alert").getByRole("link", { name: inbox.errors.fields.amount }).click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue("about 1500");
  await expect(amount).toHaveAccessibleDescription(inbox.errors.fields.amount);
}

async function forget(page: Page) {
  await page.getByRole("button", { name: actions.forget.button }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(confirm.forget.title);
  await expectAccessibleScreen(page);
  await page.getByRole("button", { name: confirm.forget.button }).click();
  await expect(page.getByRole("heading", { name: "Copies may still be in:" })).toBeVisible();
  expect((await page.goto("/studio/leads/DEAD-0002"))?.status()).toBe(404);
  await expectAccessibleScreen(page);
}

test("responses of the inbox are private, without scripts, and posts need a token", async ({
  page: { request },
  entrance,
}) => {
  const list = await request.get(entrance);
  expect(list.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
    "content-security-policy": expect.stringContaining("script-src 'none'"),
  });
  expect(await list.text()).not.toContain("<script");
  const post = (path: string, form = {}, headers = {}) =>
    request.post(`/studio${path}`, { form, headers }).then((answer) => answer.status());
  const token = readToken(await list.text());
  expect(await post("/leads/K7QM-3TZD/done")).toBe(403);
  expect(await post("/leads/K7QM-3TZD/done", { token }, { Origin: "https://x.test" })).toBe(403);
  expect(await post("/leads/NONE-0000/done", { token })).toBe(404);
  expect(await post("/leads/K7QM-3TZD/release", { token })).toBe(409);
  for (const path of ["/leads/K7QM-3TZD/done", "/leave"])
    expect((await request.get(`/studio${path}`)).status(), path).toBe(405);
  const file = await request.get("/studio/leads.csv?state=held");
  expect(file.headers()["content-disposition"]).toContain("attachment");
  expect(await file.text()).toMatch(/\r\nHELD-0001,wizard,held,.*'=cmd\(\)<b>Mallory<\/b>,/);
});

test("on a phone an answer and its mark are in reach without scrolling", async ({
  page,
  entrance,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(entrance);
  await page.goto("/studio/leads/K7QM-3TZD");
  await expect(page.getByRole("link", { name: inbox.reply.mailButton })).toBeInViewport({
    ratio: 1,
  });
  const done = page.getByRole("button", { name: actions.done.button });
  await expect(done).toBeInViewport({ ratio: 1 });
  await done.click();
  await expect(page.getByRole("status")).toBeInViewport({ ratio: 1 });
});

test("the funnel fits on a screen of 320 pixels", async ({ page, entrance }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(entrance);
  await page.goto("/studio/funnel");
  await expect(page.getByText("12,345,678").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessibleScreen(page);
});

test("a stranger gets no data of the inbox's pages, whatever the address ends with", async ({
  page: { request },
  entrance,
}) => {
  const { origin } = new URL(entrance);
  const lead = "/studio/leads/K7QM-3TZD";
  const paths = ["/studio", "/studio/funnel", lead, `${lead}/done`, `${lead}/person.json`];
  const files = ["/studio/leads.csv", "/studio/funnel.csv", `${lead}/person.txt`];
  for (const path of [...paths, ...files].flatMap((path) => [path, `${path}.data`, `${path}/`])) {
    for (const query of ["", "?_routes=routes%2Fadmin%2Flist", "?_routes=routes%2Fadmin%2Flead"]) {
      const answer = await request.get(`${origin}${path}${query}`);
      const text = await answer.text();
      expect(answer.status(), path + query).toBe(403);
      expect(text, path + query).not.toMatch(/Lovelace|visitor\.test|12345678/);
    }
  }
});

test("all about a person is downloaded from a lead's page", async ({ page, entrance }) => {
  await page.goto(entrance);
  await lead(page, "Ada Lovelace").getByRole("link").click();
  const { heading, textLink, jsonLink } = inbox.lead.person;
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  for (const [name, type] of [
    [textLink, "txt"],
    [jsonLink, "json"],
  ] as const) {
    const downloaded = page.waitForEvent("download");
    await page.getByRole("link", { name }).click();
    const file = await downloaded;
    expect(file.suggestedFilename()).toBe(`person-K7QM-3TZD.${type}`);
    expect(readFileSync(await file.path(), "utf8")).toContain("Ada Lovelace");
  }
});

test("without a key there is no inbox, and no page links to it", async ({ page, site }) => {
  const { request } = page;
  for (const path of ["", "/enter?key=x", "/leads.csv", "/leads/K7QM-3TZD", "/anything"])
    expect((await request.get(`${site.url}/studio${path}`)).status(), path).toBe(404);
  for (const path of ["/sitemap.xml", "/robots.txt", "/llms.txt", "/"])
    expect(await (await request.get(site.url + path)).text(), path).not.toContain("/studio");
});
