import type { Settings } from "~/settings/settings.server";
import {
  type Endpoint,
  isHtml,
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

/** Classifies the response of a form service (docs/rules.md); an HTML page asks for a captcha. */
export function classifyFormResponse(
  profile: Settings["FORMS_PROFILE"],
  response: ServiceResponse,
): ResponseClass {
  if (!isSuccess(response) || isHtml(response)) return "failed";
  if (reportsError(response)) return "refused-unless-quota";
  return isConfirmed[profile](response) ? "accepted" : "unconfirmed";
}

function hasSuccess(response: ServiceResponse): boolean {
  return readJson(response).success === true;
}
