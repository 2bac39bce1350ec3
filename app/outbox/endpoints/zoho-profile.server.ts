import type { Verdict } from "./endpoint.server";
import { pageLeadsTo } from "./page-leads-to.server";
import { isSuccess, readJson, type ServiceAnswer, saysFailure } from "./service-answer.server";

type Addresses = { url: string; returnURL: string };

const DONE = new Set(["Splash Message", "redirect_url", "thankyou_page", "parent_redirect"]);

/**
 * Reads the answer of a web-to-lead form: accepted is a way back to the return address or a known word in
 * JSON. `error_msg` is about this lead's fields and would come again; a captcha is configuration that a
 * person can undo, so it is tried again, as a 403 is. Every other 2xx proves nothing.
 */
export async function judgeZoho(answer: ServiceAnswer, addresses: Addresses): Promise<Verdict> {
  if ([301, 302, 303].includes(answer.status)) {
    return leadsBack(answer, addresses) ? "accepted" : "failed";
  }
  if (!isSuccess(answer) || asksForCaptcha(answer)) return "failed";
  const { actionsubmit } = readJson(answer);
  if (actionsubmit === "error_msg" || saysFailure(answer)) return "refused";
  if (DONE.has(String(actionsubmit))) return "accepted";
  return (await pageLeadsTo(answer.text, addresses)) ? "accepted" : "unconfirmed";
}

function asksForCaptcha(answer: ServiceAnswer): boolean {
  const { actionsubmit, invalidCaptcha } = readJson(answer);
  return actionsubmit === "captcha_error" || String(invalidCaptcha) === "true";
}

function leadsBack({ headers }: ServiceAnswer, { url, returnURL }: Addresses): boolean {
  const target = URL.parse(headers.get("location") ?? "", url);
  const wanted = URL.parse(returnURL);
  if (!headers.has("location") || !target || !wanted) return false;
  return target.origin === wanted.origin && target.pathname === wanted.pathname;
}
