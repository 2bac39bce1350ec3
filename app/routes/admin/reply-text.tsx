import { inbox } from "#content/studio/inbox.yaml";
import type { Reply } from "~/features/admin/reply";
import { CopyText, Note, Quote, Section } from "./page-parts";

/** The answer to copy where no mail program opens: the inbox runs no script, so a press selects all of it. */
export function ReplyText({ reply }: { reply: Reply }) {
  return (
    <Section id="reply" heading={inbox.reply.heading}>
      <Note>{inbox.reply.hint}</Note>
      <CopyText>{reply.subject}</CopyText>
      <Quote>
        <CopyText>{reply.text}</CopyText>
      </Quote>
    </Section>
  );
}
