import type { Browser } from "../browser.ts";

/** The form whose button sends a lead; `back` leaves it and comes to it anew, with the same words. */
export type LastStep = {
  path: string;
  form: Record<string, string>;
  back: () => Promise<LastStep>;
};

/** Goes all the way to the last button, as the person with this e-mail address. */
export type Visit = (browser: Browser, email: string) => Promise<LastStep>;
