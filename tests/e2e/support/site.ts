import { type BrowserContext, test as base, expect } from "@playwright/test";
import type { FoundLead } from "../../../app/outbox/admin/leads.ts";
import { runCron } from "../../../scripts/site-server.ts";
import { findUnlisted } from "../../setup/data-inventory.ts";
import {
  crmClient,
  formServiceClient,
  measurementClient,
  schedulerClient,
} from "../../stand-ins/client.ts";
import { missingPages, missingResults, reachedPages } from "./all-pages.ts";
import { type Crawl, crawlSite } from "./crawl-site.ts";
import { chosen, stepUrl } from "./inquiry.ts";
import { readStoredLeads } from "./sites/local-store.ts";
import { askForSite } from "./sites/sites.ts";
import { type Started, serveStarted } from "./sites/started-site.ts";

type SiteFixtures = {
  /** How fast animations run: in no time, for a screen ignores presses as long as they do. */
  animationRate: number;
  /** Complaints that a test expects. */
  allowed: RegExp[];
  /** Names console errors, warnings and page errors that a test expects; any other fails it. */
  allowConsole: (...patterns: RegExp[]) => void;
  formService: ReturnType<typeof formServiceClient>;
  scheduler: ReturnType<typeof schedulerClient>;
  crm: ReturnType<typeof crmClient>;
  measurement: ReturnType<typeof measurementClient>;
  /** Runs the cron handler to its end. */
  sweep: () => Promise<void>;
  storedLeads: () => FoundLead[];
};

type Site = Awaited<ReturnType<typeof askForSite>>;
type WorkerFixtures = {
  /** The production build, or in the project "development" what `npm run dev` serves. */
  site: Site;
  /** The site as a fresh clone starts it, without any variable. */
  embeddedSite: Site;
  /** The site of a studio that has Google Analytics. */
  measuredSite: Site;
  /** What `npm start` serves; here, because tests with other fixtures of a worker get another worker and browser. */
  started: Started;
  /** Everything that links lead to from the home page. */
  crawled: Crawl;
  /** The same of the site without any variable. */
  plainCrawl: Crawl;
};

const scope = { scope: "worker", timeout: 200_000 } as const;

export const test = base.extend<SiteFixtures, WorkerFixtures>({
  baseURL: ({ site }, use) => use(site.url),
  formService: ({}, use) => use(formServiceClient(variable("FORM_SERVICE_URL"))),
  scheduler: ({}, use) => use(schedulerClient(variable("SCHEDULER_URL"))),
  crm: ({}, use) => use(crmClient(variable("CRM_STAND_IN_URL"))),
  measurement: ({}, use) => use(measurementClient(variable("MEASUREMENT_URL"))),
  sweep: ({ site }, use) => use(() => runCron(site.url)),
  storedLeads: ({ site }, use) => use(() => readStoredLeads(site.stateDir)),

  animationRate: [1_000, { option: true }],
  page: async ({ page, animationRate }, use) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Animation.enable");
    const setRate = () =>
      devtools.send("Animation.setPlaybackRate", { playbackRate: animationRate });
    await setRate();
    // Without scripts a new document has its own rate.
    page.on("framenavigated", () => void setRate().catch(() => undefined));
    await use(page);
  },
  allowed: ({}, use) => use([]),
  allowConsole: ({ allowed }, use) => use((...patterns) => void allowed.push(...patterns)),
  context: async ({ context, allowed }, use) => {
    const complaints = collectComplaints(context);
    await use(context);
    const isAllowed = (text: string) => allowed.some((pattern) => pattern.test(text));
    expect(complaints.filter((text) => !isAllowed(text))).toEqual([]);
    expect(findUnlisted(await listStored(context)), "stored, and not in docs/data.md").toEqual([]);
  },

  site: [
    async ({}, use, { project }) =>
      use(await askForSite(project.name === "development" ? "development" : "usual")),
    scope,
  ],
  embeddedSite: [async ({}, use) => use(await askForSite("embedded")), scope],
  measuredSite: [async ({}, use) => use(await askForSite("measured")), scope],
  started: [({}, use) => serveStarted(use), scope],
  crawled: [
    async ({ browser, site }, use) => {
      const unlinked = [...reachedPages, ...missingPages, missingResults];
      await use(await crawlSite(browser, site.url, unlinked));
    },
    scope,
  ],
  plainCrawl: [
    async ({ browser, embeddedSite }, use) => {
      const steps = [stepUrl("service", chosen), stepUrl("details", chosen)];
      await use(await crawlSite(browser, embeddedSite.url, ["/thank-you", ...steps]));
    },
    scope,
  ],
});

/** The development server may deliver styles long after the fonts that they name. */
const SLOW_STYLES = /\/\.cache\/brand\/\S+ was preloaded .* but not used/;
/** Chromium's own word when a busy machine makes it skip the animation between two pages. */
const SKIPPED_TRANSITION = /Transition was (aborted|skipped)/;

function collectComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on("console", (message) => {
    const text = message.text();
    const isComplaint = ["error", "warning"].includes(message.type());
    if (isComplaint && !SLOW_STYLES.test(text)) complaints.push(text);
  });
  context.on("weberror", (event) => {
    const text = String(event.error());
    if (!SKIPPED_TRANSITION.test(text)) complaints.push(text);
  });
  return complaints;
}

/** The names of what the site has stored in this browser, such as "cookie consent". */
async function listStored(context: BrowserContext): Promise<string[]> {
  const cookies = await context.cookies();
  const kept = context.pages().map((page) => page.evaluate(listKeys).catch(() => []));
  return [...cookies.map(({ name }) => `cookie ${name}`), ...(await Promise.all(kept)).flat()];
}

function listKeys() {
  const named = (place: string, storage: Storage) =>
    Object.keys(storage).map((key) => `${place} ${key}`);
  return [...named("localStorage", localStorage), ...named("sessionStorage", sessionStorage)];
}

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing: the global setup sets it.`);
  return value;
}
