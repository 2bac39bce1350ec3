import { Outlet, useOutlet } from "react-router";
import asset from "#content/content-strategy?deferred";
import type { ContentStrategy } from "#content/schema/assessment";
import { readContent } from "~/deferred-content.server";
import imageFallback from "~/enhance/image-fallback.ts?worker&url";
import { platformContext } from "~/env.server";
import { pageMeta } from "~/seo/page-meta";
import type { PageHandle } from "~/site/page-handle";
import { publicData } from "~/site/public-page.server";
import { ServerMarkup } from "~/ui/server-markup";
import type { Route } from "./+types/content-strategy";
import { Sections } from "./sections";

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const content = await readContent<{ contentStrategy: ContentStrategy }>(platform, asset);
  const copy = content.contentStrategy;
  const chosen = new URL(request.url).searchParams.get("assessment") === copy.card.id;
  return publicData(platform, "/content-strategy", copy, { copy, chosen });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export const handle: PageHandle = { scripts: [imageFallback] };

export default function ContentStrategyPage({ loaderData }: Route.ComponentProps) {
  const covered = useOutlet() !== null;
  return (
    <>
      <Outlet />
      <ServerMarkup id="content-strategy" inert={covered}>
        {import.meta.env.SSR && <Sections {...loaderData} />}
      </ServerMarkup>
    </>
  );
}
