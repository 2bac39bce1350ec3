import type { ReactNode } from "react";
import { company } from "#content/company";
import { navigation } from "#content/navigation";
import { site } from "#content/site";
import * as words from "#content/words/site";
import { ownPageLinks } from "./own-pages";

export function FooterLinks() {
  return (
    <div className="footer-lines w-full px-gutter">
      {navigation.footer.map(({ heading, links }) => (
        <FooterColumn key={heading} heading={heading}>
          <ul>
            {[...links, ...ownPageLinks("footer", heading)].map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
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
      <a href={`mailto:${site.email}`} className="wrap-anywhere">
        {site.email}
      </a>{" "}
      <a href={`tel:${site.phone.tel}`} className="w-full">
        {site.phone.display}
      </a>
      {company.social.length > 0 && (
        <ul className="grid gap-x-4 sm:grid-cols-2">
          {company.social.map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
