import { redirect } from "react-router";
import { contact } from "#content/contact";
import { request as asked } from "#content/request";
import { site } from "#content/site";
import * as words from "#content/words/lead-form";
import { platformContext } from "~/env.server";
import { PRIVATE } from "~/http/cache-control";
import { findReceipt } from "~/outbox/receipt.server";
import type { Route } from "./+types/receipt";

/** The visitor's own copy of what they sent, as a text file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const receipt = await findReceipt(platform, "crm", request);
  if (!receipt) return redirect("/thank-you", { status: 303 });
  const labels: Record<string, { label: string } | undefined> = {
    ...asked.fields,
    ...contact.fields,
    about: { label: asked.aboutLabel },
    service: { label: "Service" },
  };
  const lines = Object.entries(receipt.fields)
    .filter(([, value]) => value)
    .map(([name, value]) => `${labels[name]?.label ?? name}: ${value}`);
  const text = [
    `${site.name}, message ${receipt.reference}`,
    words.sent(new Date(receipt.created).toISOString()),
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
