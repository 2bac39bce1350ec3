import type { ServiceAnswer } from "./endpoint.server";

type Addresses = { url: string; returnURL: string };

/**
 * What the CRM accepted: a redirect to the return address, or any 2xx that is not an error in JSON.
 * A page that is not JSON confirms nothing, but it is all that a silent drop shows.
 */
export function isAcceptedByZoho(answer: ServiceAnswer, addresses: Addresses): boolean {
  if ([301, 302, 303].includes(answer.status)) return leadsBack(answer, addresses);
  if (answer.status < 200 || answer.status > 299) return false;
  return !isRefusedByZoho(answer) && !asksForCaptcha(answer);
}

/**
 * `error_msg` is about this lead's fields and would come again: a dead letter with an alert at once.
 * A captcha is configuration that a person can undo: retried, as a 403 is.
 */
export function isRefusedByZoho(answer: ServiceAnswer): boolean {
  return answer.status < 300 && read(answer).actionsubmit === "error_msg";
}

function asksForCaptcha(answer: ServiceAnswer): boolean {
  const { actionsubmit, invalidCaptcha } = read(answer);
  return actionsubmit === "captcha_error" || String(invalidCaptcha) === "true";
}

function leadsBack({ headers }: ServiceAnswer, { url, returnURL }: Addresses): boolean {
  const target = URL.parse(headers.get("location") ?? "", url);
  const wanted = URL.parse(returnURL);
  if (!headers.has("location") || !target || !wanted) return false;
  return target.origin === wanted.origin && target.pathname === wanted.pathname;
}

function read({ text }: ServiceAnswer): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
