import { test } from "vitest";
import { REFUSED_FORMS } from "../e2e/support/refused-forms.ts";
import type { launchFirefox, Options } from "./browsers.ts";
import { editContent } from "./edit-content.ts";
import * as journeys from "./journeys.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

type Row = [title: string, journey: (visitor: Visitor) => Promise<unknown>, options?: Options];

const plain = { scripts: false };
const editing: Row[] = [
  ["the site is edited", editContent],
  ["the site is edited without scripts", editContent, plain],
];

const rows: Row[] = [
  ["the wizard is walked with the keyboard", journeys.walkWizardByKeyboard],
  ["the wizard closes, and asks once something is typed", journeys.leaveWizard],
  ["the assessment ends in a booked call", journeys.takeAssessment],
  ["the lead form shows a mistake, keeps its text and is sent", journeys.sendLeadForm],
  ["a no to analytics leaves focus in the page", journeys.denyConsent],
  ["menus open, close and lead on", journeys.useMenus],
  ["a film is watched", journeys.watchFilm],
  ["an item that the address names opens", journeys.openNamedItems],
  ["the wizard is walked without scripts", journeys.walkWizard, plain],
  ["a call is booked without scripts", journeys.openResultsAndBook, plain],
  ["the lead form is sent without scripts", journeys.sendLeadForm, plain],
  ["a film is found without scripts", journeys.watchFilm, plain],
  ...editing,
  ...REFUSED_FORMS.flatMap((form): Row[] => {
    const title = `Back to the refused form of ${form.path.split("?")[0]} shows its text`;
    const journey = journeys.returnToRefusedForm(form);
    // Without scripts all forms are alike; Playwright sends each (refused-forms.spec.ts).
    if (form.path !== "/contact") return [[title, journey]];
    return [
      [title, journey],
      [`${title} without scripts`, journey, plain],
    ];
  }),
];

/** Walks the journeys of visitors, none of whom finds what another one stored. */
export function describeEngine(
  name: string,
  isInstalled: boolean,
  launch: typeof launchFirefox,
  others: Row[] = [],
) {
  walk(name, isInstalled, launch, [...rows, ...others]);
}

/** The owner's work alone: Playwright's tests walk the journeys of visitors in Chromium. */
export function describeEditing(name: string, isInstalled: boolean, launch: typeof launchFirefox) {
  walk(name, isInstalled, launch, editing);
}

function walk(name: string, isInstalled: boolean, launch: typeof launchFirefox, all: Row[]) {
  test.runIf(isInstalled || process.env.CI).each(all)(
    `${name}: %s`,
    async (_, journey, options = {}) => {
      const browser = await launch(options);
      try {
        await journey(createVisitor(browser, String(process.env.SITE_URL)));
      } finally {
        await browser.close();
      }
    },
  );
}
