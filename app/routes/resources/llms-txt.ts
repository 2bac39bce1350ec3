import { company } from "#content/company";
import { faq } from "#content/faq";
import { formatPrice } from "#content/format";
import { withoutLinks } from "#content/linked-text";
import { llmsTxt } from "#content/llms-txt";
import { offers } from "#content/offers";
import { site } from "#content/site";
import { articlePath } from "~/features/blog/article";
import { listArticles } from "~/features/blog/articles.server";
import { publicFile } from "~/http/cache-control";
import { platformContext } from "~/platform.server";
import { isAbsent, studioPath } from "~/seo/absent-pages";
import { type LinkList, llmsText } from "~/seo/crawler-files";
import { canonical } from "~/seo/paths";
import { ownPages } from "~/site/own-pages";
import type { Route } from "./+types/llms-txt";

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext);
  const url = (path: string) => canonical(origin, path);
  const text = llmsText(site.name, company.description, [
    { heading: llmsTxt.offers, links: offerLinks(url) },
    {
      heading: llmsTxt.faq,
      links: (isAbsent("/faq") ? [] : faq).map(({ id, question, answer }) => ({
        name: question,
        href: `${url("/faq")}#${id}`,
        note: withoutLinks(answer),
      })),
    },
    {
      heading: llmsTxt.articles,
      links: listArticles().map(({ slug, title, excerpt }) => ({
        name: title,
        href: `${url(articlePath(slug))}.md`,
        note: excerpt,
      })),
    },
    {
      heading: llmsTxt.pages,
      links: ownPages.map(({ frontmatter: { path, name, description } }) => ({
        name,
        href: url(path),
        note: description,
      })),
    },
    { heading: llmsTxt.contact, links: contactLinks(url) },
  ]);
  return publicFile(text, "text/plain; charset=utf-8");
}

function offerLinks(url: (path: string) => string): LinkList["links"] {
  const { downloads, coaching, monthly, bundles } = offers;
  const links = [
    ...downloads.map(({ name, price, description }) => ({
      name: `${name}, ${formatPrice(price)}`,
      href: url("/services/diy-downloads"),
      note: description,
    })),
    {
      name: `${coaching.name}, ${formatPrice(coaching.price)}`,
      href: url("/services/group-coaching"),
      note: llmsTxt.coachingNote(coaching.weeks, coaching.cohort),
    },
    {
      name: llmsTxt.monthlyName(monthly.name, formatPrice(monthly.price)),
      href: url("/services/monthly-content"),
      note: llmsTxt.monthlyNote(monthly.minimumMonths),
    },
    ...bundles.map(({ name, price, films, description }) => ({
      name: `${name}, ${formatPrice(price)}`,
      href: `${url("/video-packages")}?tab=bundles`,
      note: `${films}. ${description}`,
    })),
    { name: llmsTxt.catalogueLink, href: url("/offers.json") },
  ];
  return links.filter(({ href }) => !isAbsent(new URL(href).pathname));
}

function contactLinks(url: (path: string) => string): LinkList["links"] {
  return [
    { name: llmsTxt.contactLink, href: url("/contact") },
    { name: site.email, href: `mailto:${site.email}` },
    { name: site.phone.display, href: `tel:${site.phone.tel}` },
    ...company.studios.map(({ slug, city, region, phone }) => ({
      name: `${city}, ${region}`,
      href: url(studioPath(slug)),
      note: phone.display,
    })),
  ];
}
