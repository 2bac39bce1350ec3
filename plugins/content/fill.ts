import { type CountMessage, fillMessage } from "../../app/content/message.ts";
import { readContent } from "./read-content.ts";

/** As `fill` of app/content/format.ts, for plugins. */
export function fill<Name extends string>(
  message: CountMessage<Name>,
  values: Record<NoInfer<Name>, string | number>,
): string {
  return fillMessage(readContent("site").locale, message, values);
}
