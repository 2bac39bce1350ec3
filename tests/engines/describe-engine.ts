import { describe, test } from "vitest";
import type { Launch } from "./engine.ts";
import { takeAssessment } from "./flows/assessment.ts";
import { sendLeadForm } from "./flows/lead-form.ts";
import { comeBackFromPhoneMenu, useMenus } from "./flows/menus.ts";
import { walkWizard } from "./flows/wizard.ts";
import { visit } from "./visit.ts";

/** One walk of each kind everywhere; all of them where CI asks for them. */
export function describeEngine(name: string, isInstalled: boolean, launch: Launch) {
  describe.runIf(isInstalled || process.env.CI)(name, () => {
    test("the wizard is walked with the mouse", () => visit(launch, walkWizard));
    test("the lead form is sent", () => visit(launch, sendLeadForm));
    test("the assessment ends in a booked call", () => visit(launch, takeAssessment));
    describe.runIf(process.env.CI)("in full", () => {
      test("the wizard is walked without scripts", () =>
        visit(launch, walkWizard, { scripts: false }));
      test("the lead form is sent without scripts", () =>
        visit(launch, sendLeadForm, { scripts: false }));
      test("menus open, close and lead on", () => visit(launch, useMenus));
      test("Back after the phone's menu finds it shut", () => visit(launch, comeBackFromPhoneMenu));
    });
  });
}
