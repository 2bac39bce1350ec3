import { redirect } from "react-router";
import { contact } from "#content/contact";
import { request as requestCopy } from "#content/request";
import { site } from "#content/site";
import { receipt as copy } from "#content/thank-you";
import { platformContext } from "~/env.server";
import { PRIVATE } from "~/http/cache-control";
import { findReceipt } from "~/outbox/sent-proof.server";
import type { Route } from "./+types/receipt";

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const receipt = await findReceipt(platform, "crm", request);
  if (!receipt) return redirect("/thank-you", { status: 303 });
  const labels: Record<string, { label: string } | undefined> = {
    ...requestCopy.fields,
    ...contact.fields,
    about: { label: requestCopy.aboutLabel },
    service: { label: copy.serviceLabel },
  };
  const lines = Object.entries(receipt.fields)
    .filter(([, value]) => value)
    .map(([name, value]) => `${labels[name]?.label ?? name}: ${value}`);
  const text = [
    copy.heading(site.name, receipt.reference),
    copy.sent(new Date(receipt.created).toISOString()),
    "",
    ...lines,
    "",
    `${site.email}, ${site.phone.display}`,
    "",
  ].join("\n");
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Disposition": `attachment; filename="message-${receipt.reference}.txt"`,
    "Cache-Control": PRIVATE,
    "X-Robots-Tag": "noindex",
  };
  return new Response(text, { headers });
}
