import { expect } from "@playwright/test";
import { chosen, newPerson, readReview, readToken, stepUrl } from "../support/inquiry.ts";
import { newVisitor, openLeadPost } from "../support/lead-form-visitor.ts";
import { test as base } from "../support/site.ts";
import { openLocalStore, readStoredLeads } from "../support/sites/local-store.ts";
import { missetSettings } from "../support/sites/site-settings.ts";
import { askForSite } from "../support/sites/sites.ts";

type Site = Awaited<ReturnType<typeof askForSite>>;

// One site for both tests, of an operator who mistyped every setting.
base.describe.configure({ mode: "default" });
const test = base.extend<{ loseStore: () => void }, { misset: Site }>({
  misset: [
    ({ browser: _shared }, use) => askForSite("misset").then(use),
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ misset }, use) => use(misset.url),
  loseStore: async ({ misset: { stateDir } }, use) => {
    await use(() => renameTables(stateDir, "", "_gone"));
    renameTables(stateDir, "_gone", "");
  },
});

test("invalid settings are named, and pages and forms still work @no-js", async ({
  page,
  misset,
}) => {
  const { RATE_LIMITS: _right, ...wrong } = missetSettings;
  const health = await page.request.get("/healthz");
  expect([health.status(), health.headers()["cache-control"]]).toEqual([200, "no-store"]);
  const { ok, leads, settings, commit } = await health.json();
  expect([ok, leads]).toEqual([true, undefined]);
  expect(commit).toMatch(/^[0-9a-f]{40}$/);
  const named = settings.map(({ name }: { name: string }) => name);
  expect(named.sort()).toEqual(Object.keys(wrong).sort());
  expect(JSON.stringify(settings)).not.toContain("oops");

  for (const path of ["/", "/video-packages", "/services/diy-downloads", "/book/strategy"])
    expect((await page.request.get(path)).status(), path).toBe(200);
  const visitor = newVisitor();
  const form = await openLeadPost(page, visitor);
  const sent = await page.request.post("/contact", { form });
  expect(sent.url()).toBe(`${misset.url}/thank-you`);
  const lead = readStoredLeads(misset.stateDir).find(
    ({ fields }) => fields.email === visitor.email,
  );
  expect(lead).toMatchObject({ kind: "crm", status: "pending", attempts: 0 });
});

test("a database that fails loses no value and shows no error page @no-js", async ({
  page,
  loseStore,
}) => {
  const person = newPerson();
  const { address, encryptedReview } = await readReview(page, person);
  const token = readToken(await (await page.request.get(stepUrl("details", chosen))).text());
  loseStore();

  const opened = await page.request.get(address);
  expect(opened.status()).toBe(200);
  expect(new URL(opened.url()).pathname).toBe("/inquiry/details");
  expect(await opened.text()).toContain("We could not read your details back");

  const form = { ...person, token };
  const refused = await page.request.post(stepUrl("details", chosen), { form, maxRedirects: 0 });
  expect(refused.status()).toBe(503);
  const html = await refused.text();
  expect(html).toContain("We could not keep your details for the next step");
  for (const word of [person.email, person.phone, person.challenge]) expect(html).toContain(word);

  // The fallback store keeps it: the visitor sees success, and the studio gets it later.
  const sent = await page.request.post(address, {
    form: { sealed: encryptedReview },
    maxRedirects: 0,
  });
  expect(sent.headers().location).toContain("/inquiry/thank-you");
});

function renameTables(stateDir: string, from: string, to: string) {
  const database = openLocalStore(stateDir);
  for (const table of ["details", "leads"])
    database.exec(`ALTER TABLE ${table}${from} RENAME TO ${table}${to}`);
  database.close();
}
