import type { Platform } from "~/env.server";
import { readCampaign } from "~/http/clean-text.server";
import { takeForm } from "~/http/parse-post.server";
import type { AskedFor } from "./find-subject.server";
import { type LeadFormResult, receiveForm } from "./receive-form.server";
import { requestNames, requestSchema } from "./request-form.server";

/** Takes a post of a request's form. Its lead is for the inbox alone: no service ever gets it. */
export async function submitRequest(
  platform: Platform,
  request: Request,
  { copy, subject, forCall }: AskedFor,
): Promise<LeadFormResult> {
  const form = await takeForm(platform, request, {
    schema: requestSchema,
    names: requestNames(forCall),
    limit: "SUBMITS",
    labelOf: (name) => copy.fields[name].label,
  });
  if (!form.ok) return form;
  const campaign = readCampaign(new URL(request.url).searchParams);
  const asked = { ...form.values, about: subject.payloadLabel };
  const said = Object.entries({ ...asked, ...campaign });
  return receiveForm(platform, request, form, {
    kind: "request",
    fields: Object.fromEntries(said.filter((pair): pair is [string, string] => Boolean(pair[1]))),
    payload: () => ({}),
  });
}
