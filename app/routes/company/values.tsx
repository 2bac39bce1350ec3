import { values } from "#content/values";
import { platformContext } from "~/env.server";
import { pageMeta } from "~/seo/page-meta";
import { ClosingSection } from "~/site/closing-section";
import { ExploreMore } from "~/site/explore-more";
import { TypeHero } from "~/site/hero";
import { cacheable } from "~/site/page-data.server";
import type { Route } from "./+types/values";
import { Pillar } from "./pillar";

const PATH = "/company/values";

export function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  return cacheable(platform, PATH, values, { values });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function ValuesPage({ loaderData }: Route.ComponentProps) {
  const { title, lede, pillars, practiceLabel, quote, closing } = loaderData.values;
  return (
    <>
      <div className="light-rose">
        <TypeHero title={title} lede={lede} />
      </div>
      <ol className="grid gap-px border-b border-ink-rule bg-ink-rule lg:grid-cols-2">
        {pillars.map((pillar, at) => (
          <Pillar key={pillar.title} at={at} {...pillar} practiceLabel={practiceLabel} />
        ))}
      </ol>
      <figure className="w-full px-gutter pt-20 md:pt-28">
        <blockquote className="max-w-[22ch] font-display text-hero sm:max-w-[28ch]">
          <p>“{quote.text}”</p>
        </blockquote>
        <figcaption className="mt-6 text-mist-muted">{quote.source}</figcaption>
      </figure>
      <ClosingSection path={PATH} {...closing} />
      <ExploreMore path={PATH} />
    </>
  );
}
