import type { Details } from "./details.server";

/** A complete details form, without the phone that may be left out. */
export const ADA: Details = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.test",
  company: "Analytical Engines",
  challenge: "Nobody knows us.",
  budget: "tbd",
};
