import * as privacy from "#content/legal/privacy.mdx";
import { privacySections } from "#content/legal/privacy-sections.yaml";
import * as terms from "#content/legal/terms.mdx";
import { pages } from "#content/pages.yaml";
import { prosePage } from "#content/prose-page.yaml";
import { fillAsked } from "~/content/asked-fields";
import { fill, formatDay } from "~/content/format";
import { fillTimes } from "~/content/retention-periods";
import { platformContext } from "~/platform.server";
import { ExploreMore } from "~/site/explore-more";
import { TextHero } from "~/site/hero";
import { cacheable } from "~/site/page-data.server";
import { headers, meta } from "~/site/page-exports";
import { ProsePage } from "~/ui/prose";
import { FilledText } from "~/ui/text";
import type { Route } from "./+types/legal";
import { alsoAsked } from "./asked-fields.server";
import { addSections } from "./privacy-sections";
import { retentionPeriodsOf } from "./retention-periods.server";

export function loader({ url, context }: Route.LoaderArgs) {
  const page =
    url.pathname === "/terms" ? terms : { ...privacy, ...addSections(privacy, privacySections) };
  const { frontmatter, html, contents } = page;
  const times = retentionPeriodsOf(context.get(platformContext).settings);
  // As the sitemap has it: the day of the last commit to the text.
  const changed = pages.find(({ path }) => path === url.pathname)?.updated;
  const text = {
    ...frontmatter,
    changed,
    html: fillAsked(fillTimes(html, times), alsoAsked),
    contents,
  };
  return cacheable(context, url.pathname, frontmatter, text);
}

export { headers, meta };

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  const { title, lede, updated, changed, html, contents, head } = loaderData;
  return (
    <>
      <TextHero light="light-mist-muted" title={title} lede={lede}>
        <p className="text-small text-mist-muted">
          {fill(prosePage.lastUpdated, { day: updated })}
        </p>
        {changed && (
          <p className="text-small text-mist-muted">
            <FilledText
              text={prosePage.textChanged}
              values={{ day: <time dateTime={changed}>{formatDay(changed)}</time> }}
            />
          </p>
        )}
      </TextHero>
      <ProsePage html={html} contents={contents} contentsLabel={prosePage.contentsLabel} />
      <ExploreMore path={head.path} />
    </>
  );
}
