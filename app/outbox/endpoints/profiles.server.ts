import type { Settings } from "~/env.server";
import type { ServiceAnswer } from "./endpoint.server";

type SuccessTest = (answer: ServiceAnswer) => boolean;

/** What each service counts as success: 2xx alone is never enough (docs/rules.md). */
export const profiles: Record<Settings["FORMS_PROFILE"], SuccessTest> = {
  generic: isPlainSuccess,
  formspree: (answer) =>
    isPlainSuccess(answer) && (typeof read(answer).next === "string" || read(answer).ok === true),
  web3forms: saysSuccess,
  forminit: saysSuccess,
  basin: saysSuccess,
};

function isPlainSuccess(answer: ServiceAnswer): boolean {
  if (answer.status < 200 || answer.status > 299 || isHtml(answer)) return false;
  const { error, errors, success } = read(answer);
  return !isPresent(error) && !isPresent(errors) && success !== false && success !== "false";
}

function saysSuccess(answer: ServiceAnswer): boolean {
  return isPlainSuccess(answer) && read(answer).success === true;
}

function isHtml({ headers, text }: ServiceAnswer): boolean {
  const type = headers.get("content-type") ?? "";
  return /\bx?html\b/i.test(type) || /^\s*<(!doctype|html|head|body)\b/i.test(text);
}

/** Services answer `"error": null` or `"errors": []` on success, too. */
function isPresent(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === "") return false;
  return typeof value !== "object" || Object.keys(value).length > 0;
}

function read({ text }: ServiceAnswer): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
