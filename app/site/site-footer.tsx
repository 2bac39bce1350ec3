import { company } from "#content/company";
import * as words from "#content/words/site";
import enhance from "~/enhance/enhance.ts?script";
import { ServerMarkup } from "~/ui/server-markup";
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
    <div className="colophon w-full px-gutter">
      <p>{`© ${year} ${company.legalName}. ${company.tagline}.`}</p>{" "}
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
