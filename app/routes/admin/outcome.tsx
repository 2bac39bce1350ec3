import { inbox } from "#content/studio/inbox.yaml";
import { fill, formatDay } from "~/content/format";
import { formatAmount } from "~/features/admin/amount";
import type { LeadPageData } from "~/features/admin/pages.server";
import { fieldControlClass, Options } from "~/ui/field";
import { ActionForm, FieldForm } from "./action-form";
import { Note, Section } from "./page-parts";

export function Outcome({ page }: { page: LeadPageData }) {
  const { lead, reasonLabel } = page;
  const { heading, hint, won, wonFor, lost, lostFor, noReason, reasons } = inbox.outcome;
  const isWon = lead.result === "won";
  const withAmount = lead.amount !== null && fill(wonFor, { amount: formatAmount(lead.amount) });
  const withReason = reasonLabel && fill(lostFor, { reason: reasonLabel });
  return (
    <Section id="outcome" heading={heading}>
      {lead.result ? (
        <>
          <p className="font-semibold">{isWon ? withAmount || won : withReason || lost}</p>
          <ActionForm page={page} action="reopen" kind="secondary" />
        </>
      ) : (
        <>
          <Note>{hint}</Note>
          <FollowUpForm page={page} />
          <FieldForm page={page} action="won" field="amount" label={inbox.outcome.amountLabel}>
            {(control) => (
              <input
                {...control}
                inputMode="decimal"
                maxLength={30}
                autoComplete="off"
                className={fieldControlClass}
              />
            )}
          </FieldForm>
          <FieldForm page={page} action="lost" field="reason" label={inbox.outcome.reasonLabel}>
            {(control) => (
              <select {...control} className={fieldControlClass}>
                <Options prompt={noReason} options={reasons} />
              </select>
            )}
          </FieldForm>
        </>
      )}
    </Section>
  );
}

function FollowUpForm({ page }: { page: LeadPageData }) {
  const { lead, followUpDays } = page;
  const { followUp, dayLabel } = inbox.outcome;
  return (
    <>
      {lead.followUp && <p>{fill(followUp, { day: formatDay(lead.followUp) })}</p>}
      <FieldForm page={page} action="follow-up" field="day" label={dayLabel}>
        {({ defaultValue, ...control }) => (
          <input
            {...control}
            type="date"
            min={followUpDays.first}
            max={followUpDays.last}
            defaultValue={defaultValue || lead.followUp || ""}
            className={fieldControlClass}
          />
        )}
      </FieldForm>
    </>
  );
}
