import type { Platform } from "~/env.server";
import { requiredFields } from "~/http/form-text.server";
import { mintFormToken } from "~/http/form-token.server";
import { leadFormSchema } from "./lead-form.server";
import { nameChoice, readPreselection } from "./preselection.server";

export async function openLeadForm({ settings }: Platform, request: Request) {
  const { pathname, search, searchParams } = new URL(request.url);
  return {
    token: await mintFormToken(settings.SESSION_SECRET),
    constraint: requiredFields(leadFormSchema),
    chosen: { ...readPreselection(searchParams), name: nameChoice(searchParams) },
    path: pathname,
    action: pathname + search,
  };
}
export type OpenLeadForm = Awaited<ReturnType<typeof openLeadForm>>;
