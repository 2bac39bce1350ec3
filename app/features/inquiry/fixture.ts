import type { Details } from "./details.server";

export const ADA: Details = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.test",
  company: "Analytical Engines",
  challenge: "Nobody knows us.",
  budget: "tbd",
};
