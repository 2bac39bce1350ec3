import type { Prefill } from "~/booking/booking-url.server";
import type { Platform } from "~/env.server";
import { requiredFields } from "~/http/form-text.server";
import { mintFormToken } from "~/http/form-token.server";
import type { AskedFor } from "./find-subject.server";
import { type RequestName, requestNames, requestSchema } from "./request-form.server";

/** The page that asks the studio for a call or a download, its form filled in as far as we know the visitor. */
export async function openRequest(
  { settings }: Platform,
  request: Request,
  { copy: { book: _book, buy: _buy, ...words }, subject, forCall }: AskedFor,
  person: Prefill | null,
) {
  const { pathname, search } = new URL(request.url);
  const known: Partial<Record<RequestName, string>> = { name: person?.name, email: person?.email };
  return {
    ...words,
    subject,
    names: requestNames(forCall),
    constraint: requiredFields(requestSchema),
    known,
    token: await mintFormToken(settings.SESSION_SECRET),
    path: pathname,
    action: pathname + search,
  };
}
export type OpenRequest = Awaited<ReturnType<typeof openRequest>>;
