import { redirect } from "react-router";
import bookingFields from "#content/forms/assessment.yaml";
import { site } from "#content/site.yaml";
import { receipt as copy } from "#content/thank-you.yaml";
import { fill } from "~/content/format";
import { resultsPath } from "~/features/assessment/paths";
import { receiptRows } from "~/features/inquiry/submit.server";
import { rowsOf } from "~/forms/field";
import { privateFile } from "~/http/cache-control";
import { type Kind, rulesOf } from "~/outbox/kinds";
import { findReceipt } from "~/outbox/sent-proof.server";
import { findField } from "~/outbox/submitted-fields";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/receipt";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const kind = rulesOf(url.searchParams.get("of") ?? "")?.name ?? "contact";
  const receipt = await findReceipt(platform, kind, request);
  if (!receipt) return redirect("/thank-you", { status: 303 });
  const rows =
    ROWS[kind]?.(receipt.fields, platform.origin) ?? labelFields(receipt.kind, receipt.fields);
  const lines = rows.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
  const text = [
    fill(copy.heading, { reference: receipt.reference }),
    fill(copy.sent, { time: new Date(receipt.created).toISOString() }),
    "",
    ...lines,
    "",
    `${site.email}, ${site.phone.display}`,
    "",
  ].join("\n");
  return privateFile(text, "text/plain", `message-${receipt.reference}.txt`);
}

type Fields = Record<string, string>;
type Rows = [label: string, value: string][];

const ROWS: Partial<Record<Kind, (fields: Fields, origin: string) => Rows>> = {
  inquiry: receiptRows,
  assessment: ({ results = "", ...fields }, origin) => [
    ...rowsOf(bookingFields, fields),
    [copy.resultsLabel, new URL(resultsPath(results), origin).href],
  ],
};

function labelFields(storedKind: string, fields: Fields): Rows {
  const { language: _, ...shown } = fields;
  return Object.entries(shown).map(([name, value]) => [
    findField(storedKind, name)?.label ?? name,
    value,
  ]);
}
