import { ownPages } from "virtual:own-pages";
import type { ReactNode } from "react";
import { company } from "#content/company";
import { navigation } from "#content/navigation";
import { site } from "#content/site";
import * as words from "#content/words/site";
import { ServerMarkup } from "~/ui/server-markup";
import { Consent, ConsentLink } from "./consent";

const link =
  "inline-flex min-h-8 items-center text-mist-soft underline-offset-4 hover:text-mist hover:underline";

export function SiteFooter({ inert, year }: { inert: boolean; year: number }) {
  return (
    <ServerMarkup
      as="footer"
      id="site-footer"
      inert={inert}
      className="mt-24 border-t border-ink-rule bg-ink-panel"
    >
      {import.meta.env.SSR && (
        <>
          <FooterColumns />
          <Colophon year={year} />
          <Consent />
        </>
      )}
    </ServerMarkup>
  );
}

function FooterColumns() {
  return (
    <div className="page-width grid grid-cols-2 gap-x-8 gap-y-12 pt-16 pb-12 lg:grid-cols-4">
      {navigation.footer.map(({ heading, links }) => (
        <FooterColumn key={heading} heading={heading}>
          <ul>
            {[...links, ...ownPages.filter(({ footer }) => footer === heading)].map(
              ({ href, label }) => (
                <li key={href}>
                  <a href={href} className={link}>
                    {label}
                  </a>
                </li>
              ),
            )}
          </ul>
        </FooterColumn>
      ))}
      <div className="max-sm:col-span-2">
        <FooterColumn heading={words.connectWithUs}>
          <ConnectLinks />
        </FooterColumn>
      </div>
    </div>
  );
}

function Colophon({ year }: { year: number }) {
  return (
    <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-ink-rule py-6 text-small text-mist-muted">
      <p>
        © {year} {company.legalName}. {company.tagline}.
      </p>{" "}
      <p>{words.fromReviews(company.rating.value, company.rating.count)}</p>{" "}
      <a
        href="/sitemap.xml"
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-8 items-center link"
      >
        {words.sitemap}
      </a>{" "}
      <ConsentLink />
    </div>
  );
}

function FooterColumn({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 font-display text-card tracking-wide">{heading}</h2>
      {children}
    </section>
  );
}

function ConnectLinks() {
  return (
    <>
      <p>
        <a href={`mailto:${site.email}`} className={link}>
          {site.email}
        </a>
        <br />
        <a href={`tel:${site.phone.tel}`} className={link}>
          {site.phone.display}
        </a>
      </p>
      {company.social.length > 0 && (
        <ul className="mt-4 grid grid-cols-2 gap-x-4">
          {company.social.map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener noreferrer" className={link}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
