import type { Settings } from "~/env.server";
import type { Verdict } from "./endpoint.server";
import {
  isHtml,
  isSuccess,
  readJson,
  type ServiceAnswer,
  saysFailure,
} from "./service-answer.server";

type Proof = (answer: ServiceAnswer) => boolean;

/** What each service says when it took a lead: more than a 2xx, but for the generic one. */
const proofs: Record<Settings["FORMS_PROFILE"], Proof> = {
  generic: () => true,
  formspree: (answer) => typeof readJson(answer).next === "string" || readJson(answer).ok === true,
  web3forms: saysSuccess,
  forminit: saysSuccess,
  basin: saysSuccess,
};

/** Reads the answer of a form service (docs/rules.md); a page in its place asks for a captcha. */
export function judgeForm(profile: Settings["FORMS_PROFILE"], answer: ServiceAnswer): Verdict {
  if (!isSuccess(answer) || isHtml(answer)) return "failed";
  if (saysFailure(answer)) return "refused-unless-quota";
  return proofs[profile](answer) ? "accepted" : "unconfirmed";
}

function saysSuccess(answer: ServiceAnswer): boolean {
  return readJson(answer).success === true;
}
