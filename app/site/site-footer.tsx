import { company } from "#content/company";
import * as words from "#content/words/site";
import enhance from "~/enhance/enhance.ts?script";
import { ServerMarkup } from "~/ui/hydration";
import { BillingBlock } from "./billing-block";
import { Consent, ConsentLink } from "./consent";
import { CroppedName } from "./cropped-name";
import { FooterLinks } from "./footer-links";

export function SiteFooter({ inert, year }: { inert: boolean; year: number }) {
  return (
    <ServerMarkup as="footer" id="site-footer" inert={inert} className="mt-16 overflow-clip">
      {import.meta.env.SSR && (
        <>
          <BillingBlock />
          <FooterLinks />
          <Colophon year={year} />
          <CroppedName />
          <Consent />
          <script type="module" src={enhance} fetchPriority="low" />
        </>
      )}
    </ServerMarkup>
  );
}

function Colophon({ year }: { year: number }) {
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-ink-rule px-gutter pt-6 pb-14 text-small text-mist-muted">
      <p className="max-lg:w-full">{`© ${year} ${company.legalName}. ${company.tagline}.`}</p>{" "}
      <p>{words.fromReviews(company.rating.value, company.rating.count)}</p>{" "}
      <a
        href="/sitemap.xml"
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-8 items-center underline underline-offset-4"
      >
        {words.sitemap}
      </a>{" "}
      <ConsentLink />
    </div>
  );
}
