import type { Settings } from "~/env.server";
import type { Endpoint } from "./endpoint.server";
import { judgeForm } from "./profiles.server";

/** A form-collection service: JSON, with FORMS_EXTRA joined to the body. */
export function formEndpoint(
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
    judge: async (answer) => judgeForm(FORMS_PROFILE, answer),
    tokens: Object.values(FORMS_EXTRA),
  };
}
