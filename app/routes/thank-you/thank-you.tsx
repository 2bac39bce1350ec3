import { Fragment } from "react";
import { studios } from "#content/brand.yaml";
import { site } from "#content/site.yaml";
import { nextSteps, thankYou } from "#content/thank-you.yaml";
import { withdrawal as withdrawalTexts } from "#content/withdrawal.yaml";
import { fill, formatDay, formatWeekday } from "~/content/format";
import { replyDay } from "~/content/reply-day";
import { findProof } from "~/outbox/sent-proof.server";
import { platformContext } from "~/platform.server";
import { BookLink } from "~/site/book-link";
import { ProjectorHero } from "~/site/hero";
import { uncached } from "~/site/page-data.server";
import { meta } from "~/site/page-exports";
import { WithdrawForm } from "~/site/withdraw-form";
import { openWithdrawForm } from "~/site/withdraw-form.server";
import { Actions, ButtonLink, TextLink } from "~/ui/button";
import { DottedRow } from "~/ui/lists";
import { ContactText, eyebrowClass, FilledText } from "~/ui/text";
import type { Route } from "./+types/thank-you";

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const sent = await findProof(platform, request);
  const withdrawal = sent && (await openWithdrawForm(platform, sent, "/thank-you"));
  const isWithdrawn = withdrawal !== null && !withdrawal.form;
  const headTags = [{ name: "robots", content: "noindex" }];
  const { text: metaDescription } = withdrawalTexts.sent;
  const head = {
    ...thankYou,
    ...(isWithdrawn && { metaDescription }),
    socialImagePath: "/",
    headTags,
  };
  return uncached(context, "/thank-you", head, {
    reference: sent?.reference,
    receipt: sent?.receipt,
    replyBy: replyDay(Date.now(), site),
    withdrawal,
    isWithdrawn,
  });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => {
  loaderHeaders.set("X-Robots-Tag", "noindex");
  return loaderHeaders;
};

export { meta };

export default function ThankYouPage({ loaderData }: Route.ComponentProps) {
  const { badge, heading, text, book, links, reference, notSent } = thankYou;
  const { withdrawal, isWithdrawn } = loaderData;
  return (
    <>
      <ProjectorHero
        path="/thank-you"
        title={isWithdrawn ? withdrawalTexts.sent.title : heading}
        lede={isWithdrawn ? withdrawalTexts.sent.text : text}
        label={
          !isWithdrawn && (
            <>
              <div data-confetti className="pointer-events-none absolute inset-0 -z-10" />
              <p className="mb-4 border border-current bg-ink px-3 py-1 text-small font-semibold text-score-high">
                {badge}
              </p>
            </>
          )
        }
      />
      <div className="px-gutter pt-6">
        {!isWithdrawn && <NextSteps replyBy={loaderData.replyBy} />}
        {loaderData.reference ? (
          <p data-delete-drafts="lead:" className="mt-6 max-w-measure text-mist-soft">
            <FilledText
              text={reference.text}
              values={{
                reference: (
                  <strong className="whitespace-nowrap tabular">{loaderData.reference}</strong>
                ),
              }}
            />{" "}
            <a
              href={loaderData.receipt}
              className="whitespace-nowrap text-rain underline underline-offset-4"
            >
              {reference.save}
            </a>
          </p>
        ) : (
          <p className="mt-6 text-mist-soft">
            <FilledText
              text={notSent.text}
              values={{ link: <TextLink href={notSent.href} label={notSent.link} /> }}
            />
          </p>
        )}
        <Actions>
          <BookLink call="strategy" wide label={book} />{" "}
          {links.map(({ href, label }) => (
            <Fragment key={href}>
              <ButtonLink href={href} kind="secondary" wide label={label} />{" "}
            </Fragment>
          ))}
        </Actions>
        {withdrawal && (
          <div className="mt-10 max-w-measure">
            <WithdrawForm {...withdrawal} />
          </div>
        )}
      </div>
    </>
  );
}

function NextSteps({ replyBy }: { replyBy: string }) {
  const cities = studios.map(({ city }) => city);
  const rows = [
    { label: nextSteps.nextLabel, value: nextSteps.next },
    { label: nextSteps.fromLabel, value: <ContactText text="{email}" /> },
    { label: fill(nextSteps.studiosLabel, { count: cities.length }), value: cities.join(", ") },
  ].filter(({ value }) => value !== "");
  return (
    <section aria-labelledby="call-sheet" className="max-w-208">
      <div className="border border-ink-line bg-ink-panel">
        <h2
          id="call-sheet"
          className={`${eyebrowClass} border-b font-text border-ink-line px-5 py-3 sm:px-8`}
        >
          {nextSteps.heading}
        </h2>
        <dl className="@container grid gap-3 px-5 py-6 sm:px-8">
          <div className="mb-4 border-b border-ink-rule pb-6">
            <dt className="text-mist-muted">{nextSteps.replyBy}</dt>
            <dd className="mt-1 font-display text-section wrap-anywhere">
              <time dateTime={replyBy}>
                {formatWeekday(replyBy)}, <span className="inline-block">{formatDay(replyBy)}</span>
              </time>
            </dd>
          </div>
          {rows.map(({ label, value }) => (
            <DottedRow key={label} label={label} value={value} className="tabular" />
          ))}
        </dl>
      </div>
    </section>
  );
}
