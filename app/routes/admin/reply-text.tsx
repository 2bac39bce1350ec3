import { inbox } from "#content/studio/inbox.yaml";
import type { Reply } from "~/features/admin/reply";
import { Section } from "./lead-parts";

/** The answer to copy where no mail program opens: the inbox runs no script, so a press selects all of it. */
export function ReplyText({ reply }: { reply: Reply }) {
  return (
    <Section id="reply" heading={inbox.reply.heading}>
      <p className="mt-2 text-small text-mist-soft">{inbox.reply.hint}</p>
      <p className="mt-4 font-semibold wrap-anywhere select-all">{reply.subject}</p>
      <p className="mt-2 border-s-4 border-ink-rule ps-4 wrap-anywhere whitespace-pre-wrap select-all">
        {reply.text}
      </p>
    </Section>
  );
}
