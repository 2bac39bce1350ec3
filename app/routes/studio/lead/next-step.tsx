import { inbox } from "#content/studio";
import type { LeadPage } from "~/features/studio/lead-page.server";
import { describeNextStep, isBeingSent, shownState } from "~/features/studio/next-step";
import { moveOf } from "~/features/studio/verbs";
import { toPlainText } from "~/outbox/admin/plain-text";
import { ButtonLink } from "~/ui/button";
import { eyebrowClass } from "~/ui/eyebrow";
import { VerbForm } from "./verb-form";

/** What to do with the lead, and the buttons that do it; the first one is what most will want. */
export function NextStep({ page }: { page: LeadPage }) {
  const { lead, destination, now } = page;
  const move = isBeingSent(lead, now) ? null : moveOf(lead, destination !== null);
  const answers = shownState(lead) === "delivered" || shownState(lead) === "received";
  const isOpen = lead.done === null;
  const mayWrite = isOpen && answers && isAddress(lead.email);
  return (
    <section aria-labelledby="next" className="border border-ink-rule bg-ink-panel p-6">
      <h2 id="next" className={eyebrowClass}>
        {inbox.lead.next.toUpperCase()}
      </h2>
      <p className="mt-2 font-display text-card">{describeNextStep(lead, now)}</p>
      {lead.lastError && (
        <p className="mt-2 text-small wrap-anywhere text-score-low">
          {toPlainText(lead.lastError)}
        </p>
      )}
      {lead.flags.map((flag) => (
        <p key={flag} className="mt-2 text-small text-score-fair">
          {inbox.lead.flags[flag] ?? flag}
        </p>
      ))}
      <div className="mt-5 flex flex-wrap gap-3">
        {mayWrite && <ButtonLink href={mailAddress(page)}>{inbox.lead.write}</ButtonLink>}
        {move && (
          <VerbForm page={page} verb={move} kind={mayWrite || !isOpen ? "secondary" : "primary"} />
        )}
        <VerbForm
          page={page}
          verb={isOpen ? "done" : "undone"}
          kind={isOpen && !mayWrite && !move ? "primary" : "secondary"}
        />
      </div>
    </section>
  );
}

function isAddress(email: string | null): boolean {
  return /^[^\s<>"(),:;]+@[^\s<>"(),:;]+$/.test(email ?? "");
}

function mailAddress({ lead }: LeadPage): string {
  const subject = encodeURIComponent(`${inbox.lead.subject} ${lead.reference}`);
  return `mailto:${encodeURIComponent(lead.email ?? "").replace("%40", "@")}?subject=${subject}`;
}
