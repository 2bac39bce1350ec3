import { team } from "#content/team";
import { platformContext } from "~/env.server";
import { pageMeta } from "~/seo/page-meta";
import { ClosingSection } from "~/site/closing-section";
import { ExploreMore } from "~/site/explore-more";
import { CloseUpHero } from "~/site/hero";
import { cacheable } from "~/site/page-data.server";
import type { Route } from "./+types/team";
import { Member } from "./member";

const PATH = "/company/team";

export function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  return cacheable(platform, PATH, team, { team });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const { title, lede, members, closing } = loaderData.team;
  return (
    <>
      <CloseUpHero path={PATH} title={title} lede={lede} />
      <div className="grid w-full gap-24 px-gutter pt-20 md:gap-36 md:pt-28">
        {members.map((member) => (
          <Member key={member.slug} {...member} />
        ))}
      </div>
      <ClosingSection path={PATH} {...closing} />
      <ExploreMore path={PATH} />
    </>
  );
}
