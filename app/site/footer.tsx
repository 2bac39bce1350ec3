import { marks, names } from "#content/brand.yaml";
import { company } from "#content/company.yaml";
import { footer as texts } from "#content/layout.yaml";
import { navigation } from "#content/navigation.yaml";
import { site } from "#content/site.yaml";
import { team } from "#content/team.yaml";
import { fill } from "~/content/format";
import { imprint } from "~/content/imprint";
import type { Navigation } from "~/content/schema/site";
import enhance from "~/enhance/enhance.ts?script";
import { ServerMarkup } from "~/ui/hydration";
import { Consent, ConsentLink } from "./consent";
import { LanguageLinks } from "./languages";
import { listedLinks } from "./own-pages";

export function Footer(attributes: { inert: boolean; lang?: string | undefined }) {
  return (
    <ServerMarkup as="footer" id="site-footer" {...attributes} className="mt-10">
      {import.meta.env.SSR && (
        <>
          <div className="lay-out-later grid gap-x-6 gap-y-8 border-t border-ink-rule px-gutter pt-10 pb-16 lg:grid-cols-edge">
            <FooterLinks />
            <div className="flex flex-col justify-between gap-8 md:flex-row lg:order-first lg:row-span-2 lg:flex-col-reverse lg:justify-end lg:pe-10">
              <FooterPeople />
              <LargeName />
            </div>
            <LegalLine />
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
    <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-ink-rule pt-4 text-small text-mist-muted">
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
    <section className="w-full">
      <h2 className={COLUMN_HEADING}>{texts.teamLabel}</h2>
      <ul className="grid gap-2 wrap-anywhere">
        {team.members.slice(0, MAX_PEOPLE).map(({ role, name }) => (
          <li
            key={`${role} ${name}`}
            className="grid rows-of-2 items-baseline gap-x-6 text-small text-mist-muted lg:block"
          >
            <span>{`${role} `}</span>
            <bdi className="block font-display text-card text-mist">{name}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

const COLUMN_HEADING = "heading-label mb-2";

const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" };

/** A grid, because WebKit 2.50 crashes at a page transition over CSS columns. */
function FooterLinks() {
  return (
    <div className="grid rows-of-2 gap-6 text-small md:rows-of-3">
      {footerColumns().map((lists) => (
        <div key={lists[0]?.heading} className="grid content-start gap-6">
          {lists.map(({ heading, links }) => (
            <LinkList key={heading} heading={heading} links={links} />
          ))}
        </div>
      ))}
      <LinkList
        heading={texts.connectHeading}
        links={[
          { href: `mailto:${site.email}`, label: site.email },
          { href: `tel:${site.phone.tel}`, label: site.phone.display },
          ...company.social.map(({ name, href }) => ({ href, label: name })),
        ]}
        className="grid rows-of-2 gap-x-6 md:block"
      />
    </div>
  );
}

/** A short list is under the one before it. */
function footerColumns() {
  const columns: (typeof navigation.footer)[] = [];
  for (const { heading, links } of navigation.footer) {
    const list = { heading, links: listedLinks("footer", heading, links) };
    if (list.links.length === 0) continue;
    const above = list.links.length < 4 && columns.at(-1);
    if (above) above.push(list);
    else columns.push([list]);
  }
  return columns;
}

function LinkList({
  heading,
  links,
  className,
}: Navigation["footer"][number] & { className?: string }) {
  return (
    <section>
      <h2 className={COLUMN_HEADING}>{heading}</h2>
      <ul className={className}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-8 items-center wrap-anywhere text-mist-soft underline-offset-4 hover:text-mist hover:underline"
              {...(href.startsWith("https:") && NEW_TAB)}
            >
              <Label text={label} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An e-mail address breaks before its domain. */
function Label({ text }: { text: string }) {
  const [name, domain] = text.split("@");
  return domain ? [name, "@", <wbr key="@" />, domain] : text;
}

/** The average width of a letter of this typeface at this size. */
const LETTER = 25;
/** The space before the first letter. */
const SIDE = 3;
/** A shorter name has letters of the same size. */
const MIN_LETTERS = 9;

/** The studio's name, large; decoration. */
function LargeName() {
  const width = marks.wordmark.length * LETTER;
  return (
    <svg
      viewBox={`${SIDE} 0 ${Math.max(width, MIN_LETTERS * LETTER) - SIDE} 96`}
      aria-hidden="true"
      className="block w-full max-w-sm"
    >
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
