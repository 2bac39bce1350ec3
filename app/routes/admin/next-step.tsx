import { inbox } from "#content/studio/inbox.yaml";
import {
  type AdminAction,
  describeNextStep,
  isBeingSent,
  suggestAction,
} from "~/features/admin/lead-state";
import type { LeadPageData } from "~/features/admin/pages.server";
import { toPlainText } from "~/outbox/admin/plain-text";
import { Button, ButtonLink } from "~/ui/button";
import { eyebrowClass } from "~/ui/text";

export function NextStep({ page }: { page: LeadPageData }) {
  const { lead, endpoint, now } = page;
  const suggested = isBeingSent(lead, now) ? null : suggestAction(lead, endpoint.host !== null);
  const isOpen = lead.done === null;
  const { mailAddress = null, phoneAddress = null } = page.reply ?? {};
  const mayReply = isOpen && mailAddress !== null;
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
        {mayReply && <ButtonLink href={mailAddress}>{inbox.reply.mailButton}</ButtonLink>}
        <ActionForm
          page={page}
          action={isOpen ? "done" : "undone"}
          kind={isOpen && !mayReply && !suggested ? "primary" : "secondary"}
        />
        {isOpen && phoneAddress && (
          <ButtonLink href={phoneAddress} kind="secondary">
            {inbox.reply.callButton}
          </ButtonLink>
        )}
        {suggested && (
          <ActionForm
            page={page}
            action={suggested}
            kind={mayReply || !isOpen ? "secondary" : "primary"}
          />
        )}
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
