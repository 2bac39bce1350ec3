import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installed } from "../../scripts/test-dependencies.ts";
import { listedPages, missingPages, reachedPages } from "../e2e/support/all-pages.ts";
import { newEmail } from "../e2e/support/assessment-booking.ts";
import { chosen, newPerson, stepUrl } from "../e2e/support/inquiry-answers.ts";
import { newVisitor } from "../e2e/support/lead-form-visitor.ts";
import { crmClient, formServiceClient, schedulerClient } from "../stand-ins/client.ts";
import { takeAssessmentByForms } from "./flows/assessment-by-forms.ts";
import { takeAssessmentByLynx, walkWizardByLynx } from "./flows/by-lynx.ts";
import { sendForm } from "./plain-forms.ts";
import { findShownGlued } from "./shown-glued.ts";
import { openLynx, openW3m, type TextBrowser } from "./text-browsers.ts";

const PAGES = [...listedPages, ...reachedPages, ...missingPages];
/** Buttons and messages of scripts. Buttons that open a popover may be listed: what they open stands in the page. */
const DEAD =
  /\(BUTTON\) (Dismiss|Copy|Share|Use)|Dismiss|You are offline|kept the tab closed|\(BUTTON\)$/gm;
const SITE = () => String(process.env.SITE_URL);

test("the check sees two words in one", () => {
  const html = "<p><a>Get Started</a><a>View</a> <b>it</b></p><p>72<i>%</i></p>";
  expect(findShownGlued(html, "Get StartedView it\n72%")).toEqual(["StartedView"]);
  expect(findShownGlued(html, "Get Started View it\n72%")).toEqual([]);
});

for (const [name, isInstalled, open] of [
  ["lynx", installed().lynx, openLynx],
  ["w3m", installed().w3m, openW3m],
] as const) {
  describe.runIf(isInstalled || process.env.CI)(name, () => {
    let browser: TextBrowser;
    beforeAll(async () => {
      browser = await open();
    });
    afterAll(() => browser.close());

    test("glues no two words together on any page, and shows no button that is dead there", async () => {
      const glued = [];
      for (const page of PAGES) {
        const html = await (await fetch(SITE() + page)).text();
        const shown = await browser.show(html);
        expect(shown.length, page).toBeGreaterThan(200);
        const found = [...findShownGlued(html, shown), ...(shown.match(DEAD) ?? [])];
        if (found.length > 0) glued.push([page, ...found]);
      }
      expect(glued).toEqual([]);
    });

    test("sends the lead form", async () => {
      const visitor = newVisitor();
      const url = `${SITE()}/contact`;
      const page = { url, html: await browser.get(url) };
      const more = { country: "United States", projectType: "Not sure yet" };
      const thanks = await sendForm(browser, page, "firstName", { ...visitor, ...more });
      expect(thanks).toContain("<title>Thank");
      const { posts } = crmClient(String(process.env.CRM_STAND_IN_URL));
      await expect.poll(() => posts(visitor.email)).toHaveLength(1);
    });

    test("ends the wizard", async () => {
      const person = newPerson();
      const url = SITE() + stepUrl("details", chosen);
      const review = await sendForm(
        browser,
        { url, html: await browser.get(url) },
        "firstName",
        person,
      );
      const thanks = await sendForm(browser, { url, html: review }, "sealed");
      expect(thanks).toContain("What Happens Next?");
      const { posts } = formServiceClient(String(process.env.FORM_SERVICE_URL));
      await expect.poll(() => posts(person.email)).toHaveLength(1);
    });

    test("takes the assessment and books a call", async () => {
      const email = newEmail();
      await takeAssessmentByForms(browser, SITE(), email);
      await expectBooked(email);
    });
  });
}

describe.runIf(installed().lynx || process.env.CI)("by the keys of lynx", () => {
  test("the wizard is walked", async () => {
    const person = newPerson();
    const screen = await walkWizardByLynx(SITE(), person);
    const { posts } = formServiceClient(String(process.env.FORM_SERVICE_URL));
    await expect.poll(() => posts(person.email), { message: screen.slice(-2000) }).toHaveLength(1);
  });

  test("the assessment ends in a booked call", async () => {
    const email = newEmail();
    const screen = await takeAssessmentByLynx(SITE(), email);
    await expectBooked(email, screen);
  });
});

function expectBooked(email: string, screen = "") {
  const { hits } = schedulerClient(String(process.env.SCHEDULER_URL));
  const booked = async () => (await hits(encodeURIComponent(email))).length;
  return expect.poll(booked, { message: screen.slice(-2000) }).toBeGreaterThan(0);
}
