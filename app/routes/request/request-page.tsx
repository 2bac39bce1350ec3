import type { OpenRequest } from "~/features/lead-form/open-request.server";
import type { LeadFormFailure } from "~/features/lead-form/receive-form.server";
import { RequestForm } from "~/features/lead-form/request-form";
import { pageTitle } from "~/seo/page-meta";
import { card } from "~/site/opening/card";
import { Opening } from "~/site/opening/opening";

/** What is asked for and when the studio answers, then the form. */
export function RequestPage({
  open,
  failed,
}: {
  open: OpenRequest;
  failed: LeadFormFailure | undefined;
}) {
  const { title, lede, metaTitle, about } = open.subject;
  return (
    <>
      <title>{pageTitle(metaTitle, failed !== undefined)}</title>
      <Opening shot={card} title={title} lede={lede}>
        <ul aria-label={open.aboutLabel} className="*:border-t *:border-ink-rule *:py-2.5">
          {about.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Opening>
      <section
        aria-labelledby="request-title"
        className="w-full px-gutter pt-16 lg:grid lg:grid-cols-from-5 lg:gap-x-12"
      >
        <h2 id="request-title" className="mb-8 font-display text-title">
          {open.formHeading}
        </h2>
        <div className="max-w-208">
          <RequestForm open={open} failed={failed} />
        </div>
      </section>
    </>
  );
}
