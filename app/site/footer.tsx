import type { ReactNode } from "react";
import { marks, names } from "#content/brand.yaml";
import { company } from "#content/company.yaml";
import { footer as texts } from "#content/layout.yaml";
import { navigation } from "#content/navigation.yaml";
import { site } from "#content/site.yaml";
import { team } from "#content/team.yaml";
import { fill } from "~/content/format";
import { imprint } from "~/content/imprint";
import enhance from "~/enhance/enhance.ts?script";
import { ServerMarkup } from "~/ui/hydration";
import { Consent, ConsentLink } from "./consent";
import { LanguageLinks } from "./languages";
import { listedLinks } from "./own-pages";

export function Footer(attributes: { inert: boolean; lang?: string | undefined }) {
  return (
    <ServerMarkup as="footer" id="site-footer" {...attributes} className="mt-section">
      {import.meta.env.SSR && (
        <>
          <div className="lay-out-later border-t border-ink-rule px-gutter pt-10 pb-8">
            <FooterLinks />
            <FooterPeople />
            <div className="gap-x-6 lg:grid lg:grid-cols-edge">
              <LargeName />
              <LegalLine />
            </div>
          </div>
          <Consent />
          <script type="module" src={enhance} fetchPriority="low" />
        </>
      )}
    </ServerMarkup>
  );
}

const LEGAL_LINK = "inline-flex min-h-8 items-center underline underline-offset-4";

function LegalLine() {
  const year = String(new Date().getUTCFullYear());
  const legalName = names.legalName.replace(/\.$/, "");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 self-start text-small text-mist-muted">
      <p>{fill(texts.copyright, { year, legalName, tagline: company.tagline })}</p>{" "}
      {imprint.length > 0 && <p>{imprint.join(". ")} </p>}
      {!company.sample && <p>{fill(texts.rating, company.rating)}</p>}{" "}
      <a href="/sitemap.xml" target="_blank" rel="noopener" className={LEGAL_LINK}>
        {texts.sitemapLink}
      </a>{" "}
      <LanguageLinks className={LEGAL_LINK} />
      <ConsentLink />
    </div>
  );
}

const MAX_PEOPLE = 12;

function FooterPeople() {
  return (
    <section className="mt-8 mb-6 gap-x-6 border-y border-ink-rule py-4 lg:grid lg:grid-cols-edge">
      <h2 className={COLUMN_HEADING}>{texts.teamLabel}</h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-4 font-display text-card wrap-anywhere">
        {team.members.slice(0, MAX_PEOPLE).map(({ role, name }) => (
          <li key={`${role} ${name}`}>
            <small className="block font-text text-small text-mist-muted">{`${role} `}</small>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

const COLUMN_HEADING = "heading-label mb-2";

const LINK =
  "inline-flex min-h-8 items-center text-mist-soft underline-offset-4 hover:text-mist hover:underline";

const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" };

/** A grid, because WebKit 2.50 crashes at a page transition over CSS columns. */
function FooterLinks() {
  const columns = navigation.footer
    .map(({ heading, links }) => ({ heading, links: listedLinks("footer", heading, links) }))
    .filter(({ links }) => links.length > 0);
  return (
    <div className="grid rows-of-2 gap-x-6 gap-y-6 text-small md:rows-of-4">
      {columns.map(({ heading, links }) => (
        <FooterColumn key={heading} heading={heading}>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className={LINK} {...(href.startsWith("https:") && NEW_TAB)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </FooterColumn>
      ))}
      <FooterColumn heading={texts.connectHeading}>
        <p className="flex flex-wrap gap-x-6">
          <a href={`mailto:${site.email}`} className={`${LINK} wrap-anywhere`}>
            {site.email}
          </a>{" "}
          <a href={`tel:${site.phone.tel}`} className={LINK}>
            {site.phone.display}
          </a>
        </p>
        {company.social.length > 0 && (
          <ul className="grid rows-of-2 gap-x-6">
            {company.social.map(({ name, href }) => (
              <li key={name}>
                <a href={href} className={LINK} {...NEW_TAB}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </FooterColumn>
    </div>
  );
}

function FooterColumn({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="max-md:last:col-span-full max-md:nth-2:row-start-2 max-md:nth-3:row-span-2">
      <h2 className={COLUMN_HEADING}>{heading}</h2>
      {children}
    </section>
  );
}

/** The average width of a letter of this typeface at this size. */
const LETTER = 25;
/** The space before the first letter. */
const SIDE = 3;

/** The studio's name, large; decoration. */
function LargeName() {
  const width = marks.wordmark.length * LETTER;
  return (
    <svg viewBox={`${SIDE} 0 ${width - SIDE} 96`} aria-hidden="true" className="mb-4 block w-44">
      <text
        y="74"
        textLength={width}
        lengthAdjust="spacingAndGlyphs"
        fontSize="96"
        fill="currentColor"
        className="font-display"
      >
        {marks.wordmark}
      </text>
    </svg>
  );
}
