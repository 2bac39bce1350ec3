import { createContext, Fragment, type ReactNode, useContext } from "react";
import { languageName } from "~/content/format";
import type { Alternate, LanguageLink } from "~/seo/languages";

export type PageLanguages = { alternates: Alternate[]; links: LanguageLink[] };

/** On the server: this page in other languages. In browsers it has no value. */
export const Languages = createContext<PageLanguages>({ alternates: [], links: [] });

export function Alternates() {
  return useContext(Languages).alternates.map(({ language, href }) => (
    <link key={language} rel="alternate" hrefLang={language} href={href} />
  ));
}

/** To this page in each other language of the site, by the name that its readers give it. */
export function LanguageLinks({ className, newTab }: { className: string; newTab?: boolean }) {
  return useContext(Languages).links.map(({ language, href, isSamePage }) => (
    <Fragment key={language}>
      <a
        href={href}
        hrefLang={language}
        lang={language}
        target={newTab ? "_blank" : undefined}
        data-same-page={isSamePage || undefined}
        className={className}
      >
        {titleCase(languageName(language), language)}
      </a>{" "}
    </Fragment>
  ));
}

/** Beside the links of an element, where it has any: in browsers only its HTML says so. */
export function LanguageNote({
  of,
  className,
  children,
}: {
  of: string;
  className: string;
  children: ReactNode;
}) {
  const { links } = useContext(Languages);
  const hasLinks = import.meta.env.SSR
    ? links.length > 0
    : document.querySelector(`#${of} a`) !== null;
  return hasLinks && <p className={`text-small text-mist-muted ${className}`}>{children}</p>;
}

/** Alone on a link, "español" begins with a capital letter. */
const titleCase = (name: string, language: string) =>
  name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
