import * as words from "#content/words/inquiry-form";
import { STEPS } from "./answers/steps";

/** The page underneath, the base of the steps' addresses, the wizard's name there, and the id of its layout route. */
export type WizardPlace = { parent: string; base: string; title: string; routeId: string };

export const WIZARD_PLACES = {
  home: { parent: "/", base: "/inquiry", title: words.contactWizard, routeId: "home-inquiry" },
  "content-strategy": {
    parent: "/content-strategy",
    base: "/content-strategy/inquiry",
    title: words.completeStrategyAssessment,
    routeId: "content-strategy-inquiry",
  },
} satisfies Record<string, WizardPlace>;

/** The place of any address at or below one of the bases. */
export function wizardPlace(pathname: string): WizardPlace {
  const { home, "content-strategy": strategy } = WIZARD_PLACES;
  return pathname.startsWith(strategy.base) ? strategy : home;
}

export function firstStep({ base }: Pick<WizardPlace, "base">): string {
  return `${base}/${STEPS[0]}`;
}
