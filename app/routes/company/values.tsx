import valuesAsset from "#content/values?deferred";
import { readContent } from "~/deferred-content.server";
import imageFallback from "~/enhance/image-fallback.ts?worker&url";
import { platformContext } from "~/env.server";
import { pageMeta } from "~/seo/page-meta";
import { ClosingSection } from "~/site/closing-section";
import { ExploreMore } from "~/site/explore-more";
import { card } from "~/site/opening/card";
import { Opening } from "~/site/opening/opening";
import type { PageHandle } from "~/site/page-handle";
import { publicData } from "~/site/public-page.server";
import type { Route } from "./+types/values";
import { Pillar } from "./pillar";

const PATH = "/company/values";

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { values } = await readContent<typeof import("#content/values")>(platform, valuesAsset);
  return publicData(platform, PATH, values, { values });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export const handle: PageHandle = { scripts: [imageFallback] };

export default function ValuesPage({ loaderData }: Route.ComponentProps) {
  const { title, lede, pillars, practiceLabel, quote, closing } = loaderData.values;
  return (
    <>
      <div className="light-rose">
        <Opening shot={card} title={title} lede={lede} />
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
