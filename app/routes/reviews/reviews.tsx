import { company } from "#content/company.yaml";
import { labels, reviews } from "#content/reviews.yaml";
import { fill } from "~/content/format";
import type { Reviews } from "~/content/schema/company";
import { platformContext } from "~/platform.server";
import { reviewNodes } from "~/seo/structured-data";
import { ImageBreak } from "~/site/backdrop";
import { PageEnd } from "~/site/closing-section";
import { ProjectorHero } from "~/site/hero";
import { cacheable } from "~/site/page-data.server";
import { headers, meta } from "~/site/page-exports";
import { SampleNote } from "~/site/page-section";
import { ButtonLink } from "~/ui/button";
import { Monogram, Stars } from "~/ui/testimonial";
import type { Route } from "./+types/reviews";

const PATH = "/resources/reviews";
const MEDIUM = 3;

export function loader({ context }: Route.LoaderArgs) {
  const { origin, settings } = context.get(platformContext);
  const { searchUrl }: Reviews = reviews;
  const searchHref = settings.REVIEWS_SEARCH_URL ?? searchUrl;
  const head = { ...reviews, nodes: reviewNodes(origin, reviews.reviews) };
  return cacheable(context, PATH, head, { searchHref });
}

export { headers, meta };

export default function ReviewsPage({ loaderData: { searchHref } }: Route.ComponentProps) {
  const { title, lede, actions, closing } = reviews;
  const [first, ...others]: Reviews["reviews"] = reviews.reviews;
  return (
    <>
      <ProjectorHero path={PATH} title={title} lede={lede}>
        {searchHref && (
          <ButtonLink href={searchHref} external kind="secondary" label={actions.all} />
        )}
      </ProjectorHero>
      {first && (
        <div className="grid gap-10 px-gutter">
          <SampleNote />
          <Review review={first} size="alone" />
        </div>
      )}
      <ImageBreak path={PATH} />
      <section aria-labelledby="reviews-title" className="px-gutter pt-section">
        <h2
          id="reviews-title"
          className="heading-small flex flex-wrap items-center gap-x-4 gap-y-2 font-normal"
        >
          <span className="font-display text-title">{company.rating.value}</span>{" "}
          <Stars rating={Number(company.rating.value)} />{" "}
          <span className="text-mist-soft">
            {fill(labels.count, { count: company.rating.count })}
          </span>
        </h2>
        <ul className="mt-16 grid gap-x-6 gap-y-10 lg:rows-of-3">
          {others.slice(0, MEDIUM).map((review) => (
            <li key={review.name} className="border-t border-ink-line pt-6">
              <Review review={review} size="medium" />
            </li>
          ))}
        </ul>
        <ul className="mt-16 ruled-6">
          {others.slice(MEDIUM).map((review) => (
            <li key={review.name}>
              <Review review={review} size="line" />
            </li>
          ))}
        </ul>
      </section>
      <PageEnd path={PATH} {...closing} action={{ label: actions.contact, href: "/contact" }}>
        <ButtonLink href="/video-packages" kind="secondary" label={actions.packages} />
      </PageEnd>
    </>
  );
}

const SIZE_CLASSES = {
  alone: {
    figure: "",
    quote: "projector-lit pb-descender font-display text-section text-balance",
    source: "mt-8",
  },
  medium: {
    figure: "flex h-full flex-col",
    quote: "mb-8 text-lede text-mist-soft",
    source: "mt-auto",
  },
  line: {
    figure: "grid gap-x-6 gap-y-4 lg:grid-cols-edge",
    quote: "max-w-measure text-mist-soft lg:col-start-2 lg:row-start-1",
    source: "self-start",
  },
};

function Review({
  review: { name, role, company, content, rating, initials, avatarColor, timeAgo },
  size,
}: {
  review: Reviews["reviews"][number];
  size: keyof typeof SIZE_CLASSES;
}) {
  const classes = SIZE_CLASSES[size];
  return (
    <figure className={classes.figure}>
      <blockquote className={classes.quote}>
        <p>{content}</p>
      </blockquote>{" "}
      <figcaption className={`flex items-center gap-4 ${classes.source}`}>
        <Monogram initials={initials} color={avatarColor} />{" "}
        <span className="min-w-0 text-small text-mist-muted">
          <bdi className="block font-semibold text-mist">{name}</bdi>{" "}
          <span className="block">{company ? fill(labels.source, { role, company }) : role}</span>{" "}
          <span className="flex flex-wrap items-center gap-x-4">
            <Stars rating={rating} /> <span>{timeAgo}</span>
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
