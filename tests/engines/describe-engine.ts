import { describe, test } from "vitest";
import type { EngineOptions, Launch } from "./engine.ts";
import { takeAssessment } from "./flows/assessment.ts";
import { answerConsent, hearConsent } from "./flows/consent.ts";
import {
  closeWizard,
  followError,
  keepTypedInWizard,
  readPriceTable,
  stayInDialog,
} from "./flows/dialogs.ts";
import { escapeThrice, resumeAssessment, seeWhatNextWaitsFor } from "./flows/focus.ts";
import { fitNarrowScreen, seeChosenInForcedColors } from "./flows/hard-views.ts";
import { comeBackToMessage } from "./flows/kept-message.ts";
import { walkWizardByKeyboard } from "./flows/keyboard.ts";
import { seeRefusedLabel, sendLeadForm } from "./flows/lead-form.ts";
import { comeBackPastMenu, useMenus } from "./flows/menus.ts";
import { goWithoutPopovers } from "./flows/without-popovers.ts";
import { walkWizard } from "./flows/wizard.ts";
import { computeWorksheet } from "./flows/worksheet.ts";
import { visit } from "./visit.ts";
import type { Visitor } from "./visitor.ts";

type Flow = (visitor: Visitor) => Promise<void>;

const usual: Record<string, Flow> = {
  "the wizard is walked with the mouse": walkWizard,
  "the lead form is sent": sendLeadForm,
  "the assessment ends in a booked call": takeAssessment,
};
const more: Record<string, Flow> = {
  "the wizard is walked with the keyboard": walkWizardByKeyboard,
  "Escape and a press beside it close the wizard": closeWizard,
  "a press beside it leaves typed text alone": keepTypedInWizard,
  "a refused field is shown with its label": seeRefusedLabel,
  "the error summary leads to a field and stays": followError,
  "a message is whole when Back leads to it": comeBackToMessage,
  "nothing runs out of a narrow screen": fitNarrowScreen,
  "an answer about analytics leaves focus in the page": answerConsent,
  "a kept assessment goes on at its heading": resumeAssessment,
  "a status says what Next waits for": seeWhatNextWaitsFor,
  "a third Escape asks again, over the wizard": escapeThrice,
  "menus open, close and lead on": useMenus,
  "Back finds the menu closed": comeBackPastMenu,
  "the price table opens and closes": readPriceTable,
};
const withoutScripts: Record<string, Flow> = {
  "the wizard is walked without scripts": walkWizard,
  "the dialog stays without scripts": stayInDialog,
  "the assessment is taken without scripts": takeAssessment,
  "the lead form is sent without scripts": sendLeadForm,
  "an answer about analytics is heard without scripts": hearConsent,
  "the worksheet is computed without scripts": computeWorksheet,
};

/** Flows of a browser that is started in a way of its own. */
type Special = { options: EngineOptions; flows: Record<string, Flow> };

export const withoutPopovers: Special = {
  options: { popovers: false },
  flows: { "the usual ways are gone without popovers": goWithoutPopovers },
};
export const inForcedColors: Special = {
  options: { forcedColors: true },
  flows: { "forced colours show what is chosen": seeChosenInForcedColors },
};

/** One walk of each kind where the engine is installed; all of them in CI, or with ENGINES=all. */
export function describeEngine(
  name: string,
  isInstalled: boolean,
  launch: Launch,
  special: Special,
) {
  describe.runIf(isInstalled || process.env.CI)(name, () => {
    testEach(usual, (flow) => visit(launch, flow));
    describe.runIf(process.env.CI || process.env.ENGINES === "all")("in full", () => {
      testEach(more, (flow) => visit(launch, flow));
      testEach(withoutScripts, (flow) => visit(launch, flow, { scripts: false }));
      testEach(special.flows, (flow) => visit(launch, flow, special.options));
    });
  });
}

function testEach(flows: Record<string, Flow>, run: (flow: Flow) => Promise<void>) {
  for (const [title, flow] of Object.entries(flows)) test(title, () => run(flow));
}
