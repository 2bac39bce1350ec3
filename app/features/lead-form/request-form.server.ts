import * as z from "zod";
import { nameIsRequired } from "#content/words/lead-form";
import { optionalLine, optionalText, requiredEmail, requiredLine } from "~/http/form-text.server";

export const requestSchema = z.object({
  name: requiredLine(nameIsRequired, 120),
  email: requiredEmail(100),
  phone: optionalLine(30),
  wishedTime: optionalLine(100),
  otherTime: optionalLine(100),
  message: optionalText(5_000),
});
export type RequestValues = z.infer<typeof requestSchema>;
export type RequestName = keyof RequestValues;

const TIMES: RequestName[] = ["wishedTime", "otherTime"];

/** The fields of a request, in the order of the screen; only for a call are times asked for. */
export function requestNames(forCall: boolean): RequestName[] {
  return ["name", "email", "phone", ...(forCall ? TIMES : []), "message"];
}
