import type { Settings } from "~/env.server";
import type { LeadKind } from "./lead.server";
import { type Answer, profiles } from "./profiles.server";

/** Where leads of one kind go; `extra` joins the body when it is sent and is never stored. */
export type Endpoint = {
  url: string;
  extra: Record<string, string>;
  accepts(answer: Answer): boolean;
};

/** Null when the studio configured no endpoint for this kind: such a lead stays in the inbox. */
export function findEndpoint(settings: Settings, kind: LeadKind): Endpoint | null {
  const urls: Record<LeadKind, string | undefined> = {
    wizard: settings.FORMS_URL_WIZARD,
    assessment: settings.FORMS_URL_ASSESSMENT,
    crm: undefined,
  };
  const url = urls[kind];
  if (!url) return null;
  return { url, extra: settings.FORMS_EXTRA, accepts: profiles[settings.FORMS_PROFILE] };
}
