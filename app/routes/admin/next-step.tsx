import { inbox } from "#content/studio/inbox.yaml";
import { fill } from "~/content/format";
import {
  type AdminAction,
  describeNextStep,
  isBeingSent,
  shownState,
  suggestAction,
} from "~/features/admin/lead-state";
import type { LeadPageData } from "~/features/admin/pages.server";
import { toPlainText } from "~/outbox/admin/plain-text";
import { Button, ButtonLink } from "~/ui/button";
import { eyebrowClass } from "~/ui/text";

const ADDRESS = /^[^\s\p{C}<>"(),:;]+@[^\s\p{C}<>"(),:;]+$/u;

export function NextStep({ page }: { page: LeadPageData }) {
  const { lead, endpoint, now } = page;
  const suggested = isBeingSent(lead, now) ? null : suggestAction(lead, endpoint.host !== null);
  const hasArrived = shownState(lead) === "delivered" || shownState(lead) === "received";
  const isOpen = lead.done === null;
  const mayReply = isOpen && hasArrived && ADDRESS.test(lead.email ?? "");
  return (
    <section aria-labelledby="next" className="border border-ink-rule bg-ink-panel p-6">
      <h2 id="next" className={eyebrowClass}>
        {inbox.nextStep.heading.toUpperCase()}
      </h2>
      <p className="mt-2 font-display text-card">{describeNextStep(lead, now, endpoint.waits)}</p>
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
        {mayReply && <ButtonLink href={mailAddress(page)}>{inbox.lead.replyButton}</ButtonLink>}
        {suggested && (
          <ActionForm
            page={page}
            action={suggested}
            kind={mayReply || !isOpen ? "secondary" : "primary"}
          />
        )}
        <ActionForm
          page={page}
          action={isOpen ? "done" : "undone"}
          kind={isOpen && !mayReply && !suggested ? "primary" : "secondary"}
        />
      </div>
    </section>
  );
}

type ActionFormProps = {
  page: LeadPageData;
  action: AdminAction;
  kind: "primary" | "secondary" | "quiet";
};

export function ActionForm({ page, action, kind }: ActionFormProps) {
  return (
    <form method="post" action={`${page.address}/${action}`} className="flex">
      <input type="hidden" name="token" value={page.token} />
      <Button kind={kind}>{inbox.actions[action].button}</Button>
    </form>
  );
}

function mailAddress({ lead }: LeadPageData): string {
  const subject = encodeURIComponent(fill(inbox.lead.replySubject, { reference: lead.reference }));
  return `mailto:${encodeURIComponent(lead.email ?? "").replace("%40", "@")}?subject=${subject}`;
}
