import * as words from "#content/words/ui";
import { HONEYPOT } from "~/http/form-fields";

/** The trap for form robots: out of sight, out of reach, and explained where styles are off. */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={HONEYPOT}>{words.leaveThisFieldEmpty}</label>
      <input id={HONEYPOT} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
