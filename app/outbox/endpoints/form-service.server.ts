import type { Settings } from "~/settings/settings.server";
import {
  isHtml,
  isRedirect,
  isSuccess,
  type ResponseClass,
  readJson,
  reportsError,
  type Service,
  type ServiceResponse,
} from "./service-response.server.ts";

export const FORM_VARIABLES = ["FORMS_URL_WIZARD", "FORMS_URL_ASSESSMENT"] as const;

export function formService(variable: (typeof FORM_VARIABLES)[number]): Service {
  return {
    name: "the form service",
    variables: [variable, "FORMS_PROFILE", "FORMS_EXTRA"],
    remedies: [],
    open({ [variable]: url, FORMS_EXTRA, FORMS_PROFILE }) {
      if (!url) return null;
      return {
        url,
        isOwn: (payload) => Object.keys(payload).length > 0,
        // Of a kind that makes no payload of its own.
        map: ({ fields, reference }) => ({ ...fields, reference }),
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
    },
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

/** What a page says that refuses the post. */
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
