import { z } from "zod";
import { link, text } from "./primitives";

export const consentSchema = z.strictObject({
  question: text.describe("one short sentence: it stands at the foot of a phone's screen").max(80),
  policy: link,
  grant: text,
  deny: text,
  settings: text.describe("the link in the footer that asks again"),
  heard: z.strictObject({ grant: text, deny: text }),
});
export type Consent = z.infer<typeof consentSchema>;
