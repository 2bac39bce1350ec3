import { inbox } from "#content/studio";
import type { LeadPage } from "~/features/studio/lead-page.server";
import { isStudioVerb } from "~/features/studio/verbs";
import { MAX_NOTE_LENGTH } from "~/outbox/admin/actions";
import { toPlainText } from "~/outbox/admin/plain-text";
import { Button } from "~/ui/button";
import { FieldLayout, fieldControlClass } from "~/ui/field";
import { When } from "../when";

/** What people did with the lead and wrote about it, and where to write more. */
export function Acts({ page }: { page: LeadPage }) {
  const { acts, address, token, now } = page;
  return (
    <section aria-labelledby="acts">
      <h2 id="acts" className="font-display text-card">
        {inbox.lead.acts}
      </h2>
      {acts.length === 0 && <p className="mt-2 text-small text-mist-soft">{inbox.lead.noActs}</p>}
      <ol className="mt-2 text-small *:border-t *:border-ink-rule *:py-2">
        {acts.map(({ id, at, verb, who, note }) => (
          <li key={id}>
            {isStudioVerb(verb) ? inbox.verbs[verb].act : verb},{" "}
            <span className="text-mist-muted">
              {toPlainText(who)}, <When time={at} now={now} />
            </span>
            {note && (
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap text-mist-soft">
                {toPlainText(note)}
              </p>
            )}
          </li>
        ))}
      </ol>
      <form method="post" action={`${address}/note`} className="mt-3 grid gap-3">
        <input type="hidden" name="token" value={token} />
        <FieldLayout
          field={{ name: "note", descriptionId: "note-hint" }}
          label={inbox.note.label}
          hint={inbox.note.hint}
        >
          <textarea
            id="note"
            name="note"
            rows={3}
            required
            maxLength={MAX_NOTE_LENGTH}
            aria-describedby="note-hint"
            className={`${fieldControlClass} min-h-[100px]`}
          />
        </FieldLayout>
        <p>
          <Button kind="secondary">{inbox.verbs.note.label}</Button>
        </p>
      </form>
    </section>
  );
}
