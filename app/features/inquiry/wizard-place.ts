import { STEPS } from "./answers/steps";

/** Where the wizard stands: the page it opens over, the base of its steps' addresses, and its name there. */
export type WizardPlace = { parent: string; base: string; title: string };

/** The pages that open the wizard. */
export const WIZARD_PLACES = {
  home: { parent: "/", base: "/inquiry", title: "Contact Wizard" },
  "content-strategy": {
    parent: "/content-strategy",
    base: "/content-strategy/inquiry",
    title: "Complete Strategy Assessment",
  },
} satisfies Record<string, WizardPlace>;

/** The place of any address at or below one of the bases. */
export function wizardPlace(pathname: string): WizardPlace {
  const { home, "content-strategy": strategy } = WIZARD_PLACES;
  return pathname.startsWith(strategy.base) ? strategy : home;
}

/** The address of the wizard's first step. */
export function firstStep({ base }: Pick<WizardPlace, "base">): string {
  return `${base}/${STEPS[0]}`;
}
