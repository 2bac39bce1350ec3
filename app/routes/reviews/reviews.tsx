import { company } from "#content/company";
import { reviews } from "#content/reviews";
import type { Reviews } from "#content/schema/company";
import * as words from "#content/words/pages";
import { platformContext } from "~/env.server";
import { pageMeta } from "~/seo/page-meta";
import { reviewNodes } from "~/seo/structured-data";
import { ClosingSection } from "~/site/closing-section";
import { ExploreMore } from "~/site/explore-more";
import { ProjectorHero } from "~/site/hero";
import { cacheable } from "~/site/page-data.server";
import { SampleNote } from "~/site/sample-note";
import { ButtonLink } from "~/ui/button";
import { Stars } from "~/ui/testimonial";
import type { Route } from "./+types/reviews";
import { Voice } from "./voice";
import { Voices } from "./voices";

const PATH = "/resources/reviews";

export function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const searchHref = platform.settings.REVIEWS_SEARCH_URL ?? (reviews as Reviews).searchUrl;
  return cacheable(platform, PATH, reviews, { reviews, searchHref });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(
    loaderData?.head,
    loaderData && reviewNodes(loaderData.head.origin, loaderData.reviews.reviews),
  );

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { title, lede, reviews, actions, closing } = loaderData.reviews;
  const { searchHref } = loaderData;
  const [first, ...others] = reviews;
  return (
    <>
      <ProjectorHero path={PATH} title={title} lede={lede}>
        {searchHref && (
          <ButtonLink href={searchHref} external kind="secondary">
            {actions.all}
          </ButtonLink>
        )}
      </ProjectorHero>
      {first && (
        <div className="projector-pool w-full px-gutter pt-16 pb-20 md:pt-24 md:pb-28">
          <Voice review={first} size="alone" />
        </div>
      )}
      <section aria-labelledby="reviews-title" className="w-full px-gutter pt-16 md:pt-20">
        <h2 id="reviews-title" className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <span className="font-display text-title">{company.rating.value}</span>{" "}
          <Stars rating={5} />{" "}
          <span className="text-mist-soft">{words.fromReviews(company.rating.count)}</span>
        </h2>
        <SampleNote />
        <Voices reviews={others} />
      </section>
      <ClosingSection
        path={PATH}
        {...closing}
        action={{ label: actions.contact, href: "/contact" }}
      >
        <ButtonLink href="/video-packages" kind="secondary">
          {actions.packages}
        </ButtonLink>
      </ClosingSection>
      <ExploreMore path={PATH} />
    </>
  );
}
