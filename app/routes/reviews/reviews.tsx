import { company } from "#content/company";
import reviewsAsset from "#content/reviews?deferred";
import type { Reviews } from "#content/schema/company";
import * as words from "#content/words/pages";
import { readContent } from "~/deferred-content.server";
import imageFallback from "~/enhance/image-fallback.ts?worker&url";
import { platformContext } from "~/env.server";
import { pageMeta } from "~/seo/page-meta";
import { reviewNodes } from "~/seo/structured-data/review-nodes";
import { ClosingSection } from "~/site/closing-section";
import { ExploreMore } from "~/site/explore-more";
import { beam } from "~/site/opening/beam";
import { Opening } from "~/site/opening/opening";
import type { PageHandle } from "~/site/page-handle";
import { publicData } from "~/site/public-page.server";
import { SampleNote } from "~/site/sample-note";
import { ButtonLink } from "~/ui/button";
import { Stars } from "~/ui/stars";
import { Testimonial } from "~/ui/testimonial";
import type { Route } from "./+types/reviews";

const PATH = "/resources/reviews";

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { reviews } = await readContent<typeof import("#content/reviews")>(platform, reviewsAsset);
  const searchHref = platform.settings.REVIEWS_SEARCH_URL ?? (reviews as Reviews).searchUrl;
  return publicData(platform, PATH, reviews, { reviews, searchHref });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(
    loaderData?.head,
    loaderData && reviewNodes(loaderData.head.origin, loaderData.reviews.reviews),
  );

export const handle: PageHandle = { scripts: [imageFallback] };

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { title, lede, reviews, actions, closing } = loaderData.reviews;
  const { searchHref } = loaderData;
  return (
    <>
      <Opening shot={beam} path={PATH} title={title} lede={lede}>
        {searchHref && (
          <ButtonLink href={searchHref} external kind="secondary">
            {actions.all}
          </ButtonLink>
        )}
      </Opening>
      <section aria-labelledby="reviews-title" className="page-width pt-16">
        <h2 id="reviews-title" className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <span className="font-display text-title">{company.rating.value}</span>{" "}
          <Stars rating={5} />{" "}
          <span className="text-mist-soft">{words.fromReviews(company.rating.count)}</span>
        </h2>
        <SampleNote />
        <ul className="ruled-6 mt-12 gap-10 md:columns-2 lg:columns-3">
          {reviews.map(({ role, company, timeAgo, ...review }) => (
            <li key={review.name} className="mb-10 break-inside-avoid pb-0">
              <Testimonial
                {...review}
                role={company ? `${role}, ${company}` : role}
                timeAgo={timeAgo}
              />
            </li>
          ))}
        </ul>
      </section>
      <ClosingSection {...closing} action={{ label: actions.contact, href: "/contact" }}>
        <ButtonLink href="/video-packages" kind="secondary">
          {actions.packages}
        </ButtonLink>
      </ClosingSection>
      <ExploreMore path={PATH} />
    </>
  );
}
