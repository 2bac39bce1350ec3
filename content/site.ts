// Sample data. "Rainlight" is a stand-in brand: the studio replaces every value in this file with its
// own facts. The hosts end in .example and the phone numbers use 555-01xx, so none belongs to anyone.

import type { Site } from "../app/content/schema/site";
import { names } from "./brand.ts";
import { phone } from "./phone.ts";

/** The language of every text, and how numbers, prices and dates are written. */
export const locale = "en-US";

export const site = {
  name: names.name,
  email: "hello@rainlight.example",
  phone: phone("(425) 555-0142"),
} satisfies Site;
