import { inbox } from "#content/studio/inbox.yaml";
import { fill, formatDay } from "~/content/format";
import type { LeadPageData } from "~/features/admin/pages.server";
import type { ActionField } from "~/features/admin/run-lead-action.server";
import { Alert } from "~/ui/alert";
import { ErrorSummary } from "~/ui/error-summary";

export function RefusedAction({ page }: { page: LeadPageData }) {
  const problem = page.refused?.problem;
  if (!problem) return null;
  const { title, text } = inbox.errors.expired;
  return problem === "expired" ? (
    <Alert tone="caution" title={title} focusOn={problem}>
      {text}
    </Alert>
  ) : (
    <ErrorSummary errors={{ [problem]: [errorOf(page, problem) ?? ""] }} focusOn={problem} />
  );
}

export function errorOf({ refused, followUpDays }: LeadPageData, field: ActionField) {
  if (refused?.problem !== field) return undefined;
  return fill(inbox.errors.fields[field], { last: formatDay(followUpDays.last) });
}
