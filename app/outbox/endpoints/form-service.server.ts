import type { Settings } from "~/settings/settings.server";
import {
  type Endpoint,
  isHtml,
  isRedirect,
  isSuccess,
  type ResponseClass,
  readJson,
  reportsError,
  type ServiceResponse,
} from "./service-response.server";

export function formServiceEndpoint(
  url: string,
  { FORMS_EXTRA, FORMS_PROFILE }: Pick<Settings, "FORMS_EXTRA" | "FORMS_PROFILE">,
): Endpoint {
  return {
    url,
    write: (payload, origin) => ({
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        origin,
        referer: `${origin}/`,
      },
      body: JSON.stringify({ ...payload, ...FORMS_EXTRA }),
    }),
    classify: async (response) => classifyFormResponse(FORMS_PROFILE, response),
    configuredValues: Object.values(FORMS_EXTRA),
  };
}

const isConfirmed: Record<Settings["FORMS_PROFILE"], (response: ServiceResponse) => boolean> = {
  generic: () => true,
  formspree: (response) =>
    typeof readJson(response).next === "string" || readJson(response).ok === true,
  web3forms: hasSuccess,
  forminit: hasSuccess,
  basin: hasSuccess,
};

/** What a page says that is shown instead of taking the post. */
const DENIAL = /captcha|turnstile|\brobot\b|\bhuman\b|\bquota\b|\b(plan|submission) limit\b/i;

/** Classifies the response of a form service (docs/rules.md). */
export function classifyFormResponse(
  profile: Settings["FORMS_PROFILE"],
  response: ServiceResponse,
): ResponseClass {
  if (isRedirect(response)) return "unconfirmed";
  if (!isSuccess(response)) return "failed";
  if (isHtml(response)) return DENIAL.test(response.text) ? "failed" : "unconfirmed";
  if (reportsError(response)) return "refused-unless-quota";
  return isConfirmed[profile](response) ? "accepted" : "unconfirmed";
}

function hasSuccess(response: ServiceResponse): boolean {
  return readJson(response).success === true;
}
