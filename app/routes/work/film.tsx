import { data } from "react-router";
import { workPage } from "#content/work-page.yaml";
import { findHost } from "~/content/film-hosts";
import { listArticles } from "~/features/blog/articles.server";
import { summarizeOffered } from "~/features/offers/offer-summary";
import { filmPath, isUpright } from "~/features/work/film";
import { filmFeedLink, videoNode } from "~/features/work/film-metadata";
import { FilmPlayer } from "~/features/work/film-player";
import { FilmStill } from "~/features/work/film-still";
import { findFilm, listFilms } from "~/features/work/films";
import { frameOriginContext } from "~/http/content-security-policy";
import { redirectMoved } from "~/http/moved-page";
import { platformContext } from "~/platform.server";
import { ExploreMore } from "~/site/explore-more";
import { cacheable } from "~/site/page-data.server";
import { headers, meta } from "~/site/page-exports";
import type { PageHandle } from "~/site/page-handle";
import { PartSection } from "~/site/page-section";
import { ButtonLink, TextLink } from "~/ui/button";
import type { Route } from "./+types/film";
import { HowItWasMade, Storyboard } from "./film-making";
import { Articles, Chapters, Facts, Story, Transcript } from "./film-sections";

export function loader({ params: { slug }, url, context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext);
  const film = findFilm(slug);
  if (!film)
    redirectMoved(
      url,
      listFilms().map((it) => ({ ...it, path: filmPath(it.slug) })),
    );
  if (!film) throw data(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  const host = findHost(film.hostedAt ?? "");
  if (host) context.set(frameOriginContext, host.origin);
  const films = listFilms();
  const after = films.findIndex((it) => it.slug === slug) + 1;
  const next = films.length > 1 ? films[after % films.length] : undefined;
  const articles = listArticles().filter((article) => film.articles.includes(article.slug));
  const { title: metaTitle, metaDescription } = film;
  const nodes = [videoNode(origin, film)];
  const head = { metaTitle, metaDescription, nodes, headTags: [filmFeedLink] };
  const extra = { film, next, offer: summarizeOffered(film.offer), articles };
  return cacheable(context, filmPath(slug), head, extra);
}

export { headers, meta };

export const handle: PageHandle = { hasVideo: true };

export default function FilmPage({ loaderData }: Route.ComponentProps) {
  const { head, film, next, offer, articles } = loaderData;
  return (
    <>
      <header className="px-gutter pt-4 pb-4">
        <p className="text-small">
          <TextLink tone="soft" href="/work" label={workPage.film.back} />
        </p>
        <h1 className="pb-descender text-hero">{film.title}</h1>
      </header>
      <div className="grid gap-x-6 gap-y-8 px-gutter lg:grid-cols-edge lg:grid-rows-[auto_1fr]">
        <div>
          <p className="mb-6 lede text-lede">{film.result}</p>
          {offer && (
            <>
              <ButtonLink href={offer.href} kind="secondary" label={workPage.film.offer.action}>
                {" "}
                <span className="tabular">{offer.price}</span>
              </ButtonLink>
              <p className="mt-3 text-small text-mist-soft max-lg:hidden">
                {offer.name}: {offer.note}
              </p>
            </>
          )}
        </div>
        <div className="flex flex-wrap content-start gap-x-10 gap-y-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <FilmPlayer film={film} />
          {isUpright(film) && <Storyboard film={film} />}
          <Chapters film={film} />
        </div>
        <Facts film={film} />
      </div>
      <div className="section-background paper-theme pb-section">
        <Story film={film} offer={offer} />
        <HowItWasMade film={film} />
        <Transcript film={film} />
      </div>
      <Articles articles={articles} />
      {next && (
        <PartSection id="next-film" heading={workPage.film.next}>
          <FilmStill
            film={next}
            offerOf={({ offer }) => summarizeOffered(offer)}
            level="h3"
            size="large"
          />
        </PartSection>
      )}
      <ExploreMore path={head.path} />
    </>
  );
}
