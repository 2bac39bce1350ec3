import { company } from "#content/company";
import { faq } from "#content/faq";
import { formatPrice } from "#content/format";
import { withoutLinks } from "#content/linked-text";
import { offers } from "#content/offers";
import { site } from "#content/site";
import * as words from "#content/words/pages";
import { platformContext } from "~/env.server";
import { articlePath } from "~/features/blog/article";
import { listArticles } from "~/features/blog/read-articles.server";
import { publicPage } from "~/http/cache-control";
import { canonical } from "~/seo/canonical";
import { type LinkList, llmsText } from "~/seo/llms-text";
import { studioPath } from "~/seo/studio-path";
import { ownPages } from "~/site/own-pages";
import type { Route } from "./+types/llms";

export function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const url = (path: string) => canonical(platform.origin, path).link.href;
  const articles = listArticles();
  const text = llmsText(site.name, company.description, [
    { heading: words.offers, links: offerLinks(url) },
    {
      heading: "FAQ",
      links: faq.map(({ id, question, answer }) => ({
        name: question,
        href: `${url("/faq")}#${id}`,
        note: withoutLinks(answer),
      })),
    },
    {
      heading: words.articles,
      links: articles.map(({ slug, title, excerpt }) => ({
        name: title,
        href: `${url(articlePath(slug))}.md`,
        note: excerpt,
      })),
    },
    {
      heading: words.pages,
      links: ownPages.map(({ frontmatter: { path, name, description } }) => ({
        name,
        href: url(path),
        note: description,
      })),
    },
    { heading: words.contact, links: contactLinks(url) },
  ]);
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": publicPage(),
  };
  return new Response(text, { headers });
}

function offerLinks(url: (path: string) => string): LinkList["links"] {
  const { downloads, coaching, monthly, bundles } = offers;
  return [
    ...downloads.map(({ name, price, description }) => ({
      name: `${name}, ${formatPrice(price)}`,
      href: url("/services/diy-downloads"),
      note: description,
    })),
    {
      name: `${coaching.name}, ${formatPrice(coaching.price)}`,
      href: url("/services/group-coaching"),
      note: words.coachingNote(coaching.weeks, coaching.cohort),
    },
    {
      name: words.monthlyName(monthly.name, formatPrice(monthly.price)),
      href: url("/services/monthly-content"),
      note: words.monthlyNote(monthly.minimumMonths),
    },
    ...bundles.map(({ name, price, films, description }) => ({
      name: `${name}, ${formatPrice(price)}`,
      href: `${url("/video-packages")}?tab=bundles`,
      note: `${films}. ${description}`,
    })),
    { name: words.theWholeCatalogueAs, href: url("/offers.json") },
  ];
}

function contactLinks(url: (path: string) => string): LinkList["links"] {
  return [
    { name: words.contactFormAndFree, href: url("/contact") },
    { name: site.email, href: `mailto:${site.email}` },
    { name: site.phone.display, href: `tel:${site.phone.tel}` },
    ...company.studios.map(({ slug, city, region, phone }) => ({
      name: `${city}, ${region}`,
      href: url(studioPath(slug)),
      note: phone.display,
    })),
  ];
}
