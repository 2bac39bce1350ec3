import { names } from "./brand.ts";
import { phone } from "./phone.ts";
import type { Site } from "./schema/site";

/** The language of every text, and how numbers, prices and dates are written. */
export const locale = "en-US";

export const site = {
  name: names.name,
  email: "ahoy@lanternfish.example",
  phone: phone("+44 117 496 0123"),
} satisfies Site;
