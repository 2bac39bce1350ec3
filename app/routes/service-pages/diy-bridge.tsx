import type { DiyDownloads } from "#content/schema/offers";
import * as words from "#content/words/pages";
import { BookLink } from "~/site/book-link";
import { PageSection } from "~/site/page-section";
import { ButtonLink, textLinkClass } from "~/ui/button";

export function DiyBridge({ heading, inquire, coaching, call }: DiyDownloads["bridge"]) {
  return (
    <PageSection id="more-help" form="beside" eyebrow={words.backup} heading={heading}>
      <div className="grid gap-5 md:grid-cols-2">
        <div className="border border-ink-rule p-6">
          <h3 className="font-display text-card">{coaching.title}</h3>
          <p className="mt-2 mb-5 text-mist-soft">{coaching.body}</p>
          <ButtonLink href={coaching.action.href} kind="secondary">
            {coaching.action.label}
          </ButtonLink>
        </div>
        <div className="border border-ink-rule p-6">
          <h3 className="font-display text-card">{call.title}</h3>
          <p className="mt-2 mb-5 text-mist-soft">{call.body}</p>
          <BookLink call="strategy" kind="secondary">
            {call.action}
          </BookLink>
        </div>
      </div>
      <a href={inquire.href} className={`${textLinkClass} mt-5`}>
        {inquire.label}
      </a>
    </PageSection>
  );
}
