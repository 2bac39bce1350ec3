import { ownPages } from "virtual:own-pages";
import type { ReactNode } from "react";
import { company } from "#content/company";
import { navigation } from "#content/navigation";
import { site } from "#content/site";
import * as words from "#content/words/site";

/** Quiet, and high enough for a thumb. */
const LINK =
  "inline-flex min-h-8 items-center text-mist-soft underline-offset-4 hover:text-mist hover:underline";

export function FooterLinks() {
  return (
    <div className="grid w-full grid-cols-2 gap-x-6 gap-y-10 px-gutter pb-12 text-small md:grid-cols-4">
      {navigation.footer.map(({ heading, links }) => (
        <FooterColumn key={heading} heading={heading}>
          <ul>
            {[...links, ...ownPages.filter(({ footer }) => footer === heading)].map(
              ({ href, label }) => (
                <li key={href}>
                  <a href={href} className={LINK}>
                    {label}
                  </a>
                </li>
              ),
            )}
          </ul>
        </FooterColumn>
      ))}
      <FooterColumn heading={words.connectWithUs}>
        <ConnectLinks />
      </FooterColumn>
    </div>
  );
}

function FooterColumn({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-semibold text-mist-muted">{heading}</h2>
      {children}
    </section>
  );
}

function ConnectLinks() {
  return (
    <>
      <a href={`mailto:${site.email}`} className={`${LINK} wrap-anywhere`}>
        {site.email}
      </a>{" "}
      <a href={`tel:${site.phone.tel}`} className={`${LINK} w-full`}>
        {site.phone.display}
      </a>
      {company.social.length > 0 && (
        <ul className="grid gap-x-4 sm:grid-cols-2">
          {company.social.map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener noreferrer" className={LINK}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
