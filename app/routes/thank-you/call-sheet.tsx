import { company } from "#content/company";
import { formatDay, formatWeekday } from "#content/format";
import { site } from "#content/site";
import * as words from "#content/words/pages";
import { DottedRow } from "~/ui/dotted-row";
import { eyebrow } from "~/ui/eyebrow";

/** What happens next, as a crew is told before a shoot: who, what and by which day. */
export function CallSheet({ replyBy }: { replyBy: string }) {
  const rows = [
    { label: words.nextScene, value: words.aReplyByMail },
    { label: words.fromLabel, value: site.email },
    { label: words.studiosLabel, value: company.studios.map(({ city }) => city).join(", ") },
  ];
  return (
    <section aria-labelledby="call-sheet" className="w-full max-w-208 text-left">
      <div className="border border-ink-line bg-ink-panel">
        <h2 id="call-sheet" className={`${eyebrow} border-b border-ink-line px-5 py-3 sm:px-8`}>
          {words.callSheet}
        </h2>
        <dl className="grid gap-3 px-5 py-6 sm:px-8">
          <div className="mb-3 border-b border-ink-rule pb-5">
            <dt className="text-mist-muted">{words.answerBy}</dt>
            <dd className="mt-1 font-display text-step-5">
              <time dateTime={replyBy}>
                {formatWeekday(replyBy)}, <span className="inline-block">{formatDay(replyBy)}</span>
              </time>
            </dd>
          </div>
          {rows.map(({ label, value }) => (
            <DottedRow key={label} label={label} value={value} className="tabular-nums" />
          ))}
        </dl>
      </div>
    </section>
  );
}
