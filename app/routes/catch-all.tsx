import { data } from "react-router";
import { contentsLabel } from "#content/prose-page.yaml";
import { language } from "~/content/format";
import { redirectMoved } from "~/http/moved-page";
import { loggedPath } from "~/http/paths";
import { ExploreMore } from "~/site/explore-more";
import { HalfPictureHero, TextHero } from "~/site/hero";
import { ownPages } from "~/site/own-pages";
import { cacheable } from "~/site/page-data.server";
import { headers, meta } from "~/site/page-exports";
import { ProsePage } from "~/ui/prose";
import type { Route } from "./+types/catch-all";

/** For every address without a route of its own: a page of content/own-pages, or 404. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const page = ownPages.find(({ frontmatter }) => frontmatter.path === url.pathname);
  if (!page)
    redirectMoved(
      url,
      ownPages.map(({ frontmatter }) => frontmatter),
    );
  if (!page) throw missingPage(request.url);
  const { frontmatter, html, contents } = page;
  const { path, name, title, description, lang, lede = description, picture: image } = frontmatter;
  const head = { name, metaTitle: title, metaDescription: description, lang };
  const text = { title, lede, image, html, contents };
  return cacheable(context, path, head, { name, text });
}

/** A post gets 404, also to a page of content/own-pages. */
export function action({ request }: Route.ActionArgs) {
  throw missingPage(request.url);
}

export { headers, meta };

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { head, name, text } = loaderData;
  const Hero = text.image ? HalfPictureHero : TextHero;
  return (
    <>
      <Hero {...text} breadcrumb={name} />
      <ProsePage {...text} contentsLabel={contentsLabel} />
      <ExploreMore path={head.path} lang={head.lang && language} />
    </>
  );
}

function missingPage(address: string) {
  console.log(JSON.stringify({ event: "page.missing", path: loggedPath(address) }));
  return data(null, { status: 404, headers: { "Cache-Control": "no-store" } });
}
