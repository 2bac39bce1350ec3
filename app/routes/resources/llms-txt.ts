import { names, studios } from "#content/brand.yaml";
import { company } from "#content/company.yaml";
import { questions } from "#content/faq.yaml";
import { llmsTxt } from "#content/llms-txt.yaml";
import { offers } from "#content/offers.yaml";
import { site } from "#content/site.yaml";
import { fill, formatPrice } from "~/content/format";
import { withoutLinks } from "~/content/linked-text";
import { articlePath } from "~/features/blog/article";
import { listArticles } from "~/features/blog/articles.server";
import { catalogNode } from "~/features/offers/offer-nodes";
import { publicFile } from "~/http/public-file.server";
import { platformContext } from "~/platform.server";
import { isAbsent, studioPath } from "~/seo/absent-pages";
import { type LinkList, llmsText } from "~/seo/crawler-files";
import { canonical } from "~/seo/paths";
import { namedInFirstLanguage } from "~/site/first-language.server";
import { ownPages } from "~/site/own-pages";
import type { Route } from "./+types/llms-txt";

export function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { origin } = platform;
  const url = (path: string) => canonical(origin, path);
  const text = llmsText(names.name, company.description, [
    { heading: llmsTxt.offers, links: offerLinks(origin) },
    {
      heading: llmsTxt.faq,
      links: (isAbsent("/faq") ? [] : questions).map(({ id, question, answer }) => ({
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
  return publicFile(request, namedInFirstLanguage(text, platform), "text/plain; charset=utf-8");
}

function offerLinks(origin: string): LinkList["links"] {
  const links = catalogNode(origin).itemListElement.map((offer) => {
    const { name, url: href, description } = offer;
    const price = formatPrice(offer.price);
    return "priceSpecification" in offer
      ? {
          name: fill(llmsTxt.monthlyName, { name, price }),
          href,
          note: fill(llmsTxt.monthlyNote, { months: offers.monthly.minimumMonths }),
        }
      : { name: `${name}, ${price}`, href, note: description };
  });
  return [...links, { name: llmsTxt.catalogLink, href: canonical(origin, "/offers.json") }];
}

function contactLinks(url: (path: string) => string): LinkList["links"] {
  return [
    { name: llmsTxt.contactLink, href: url("/contact") },
    { name: site.email, href: `mailto:${site.email}` },
    { name: site.phone.display, href: `tel:${site.phone.tel}` },
    ...studios.map(({ slug, place, phone }) => ({
      name: place,
      href: url(studioPath(slug)),
      note: phone.display,
    })),
  ];
}
