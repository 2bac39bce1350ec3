import { inbox } from "#content/studio/inbox.yaml";
import { fill, formatDay } from "~/content/format";
import { formatAmount } from "~/features/admin/amount";
import type { LeadPageData } from "~/features/admin/pages.server";
import { Button } from "~/ui/button";
import { FieldLayout, fieldControlClass } from "~/ui/field";
import { Section } from "./lead-parts";
import { ActionForm } from "./next-step";

/** What became of a lead: a day to follow up, won or lost; all of it optional. */
export function Outcome({ page }: { page: LeadPageData }) {
  const { lead, reasonLabel } = page;
  const { heading, hint, won, wonFor, lost, lostFor } = inbox.outcome;
  const isWon = lead.result === "won";
  const withAmount = lead.amount !== null && fill(wonFor, { amount: formatAmount(lead.amount) });
  const withReason = reasonLabel && fill(lostFor, { reason: reasonLabel });
  return (
    <Section id="outcome" heading={heading}>
      {lead.result ? (
        <div className="mt-2 grid gap-3">
          <p className="font-semibold">{isWon ? withAmount || won : withReason || lost}</p>
          <ActionForm page={page} action="reopen" kind="secondary" />
        </div>
      ) : (
        <>
          <p className="mt-2 text-small text-mist-soft">{hint}</p>
          <FollowUpForm page={page} />
          <ResultForms page={page} />
        </>
      )}
    </Section>
  );
}

function FollowUpForm({ page }: { page: LeadPageData }) {
  const { lead, address, token, followUpDays } = page;
  const { followUp, dayLabel } = inbox.outcome;
  return (
    <form method="post" action={`${address}/follow-up`} className="mt-4 grid gap-3">
      <input type="hidden" name="token" value={token} />
      {lead.followUp && (
        <p className="text-small">{fill(followUp, { day: formatDay(lead.followUp) })}</p>
      )}
      <FieldLayout field={{ name: "day" }} label={dayLabel}>
        <input
          id="day"
          name="day"
          type="date"
          min={followUpDays.first}
          max={followUpDays.last}
          defaultValue={lead.followUp ?? ""}
          className={fieldControlClass}
        />
      </FieldLayout>
      <p>
        <Button kind="secondary">{inbox.actions["follow-up"].button}</Button>
      </p>
    </form>
  );
}

function ResultForms({ page: { address, token } }: { page: LeadPageData }) {
  const { amountLabel, reasonLabel, noReason, reasons } = inbox.outcome;
  return (
    <>
      <form method="post" action={`${address}/won`} className="mt-5 grid gap-3">
        <input type="hidden" name="token" value={token} />
        <FieldLayout field={{ name: "amount" }} label={amountLabel}>
          <input
            id="amount"
            name="amount"
            inputMode="decimal"
            maxLength={30}
            autoComplete="off"
            className={fieldControlClass}
          />
        </FieldLayout>
        <p>
          <Button kind="secondary">{inbox.actions.won.button}</Button>
        </p>
      </form>
      <form method="post" action={`${address}/lost`} className="mt-5 grid gap-3">
        <input type="hidden" name="token" value={token} />
        <FieldLayout field={{ name: "reason" }} label={reasonLabel}>
          <select id="reason" name="reason" className={fieldControlClass}>
            <option value="">{noReason}</option>
            {reasons.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </FieldLayout>
        <p>
          <Button kind="secondary">{inbox.actions.lost.button}</Button>
        </p>
      </form>
    </>
  );
}
