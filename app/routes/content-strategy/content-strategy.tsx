import { Outlet, useOutlet } from "react-router";
import { contentStrategy } from "#content/content-strategy.yaml";
import type { ContentStrategy } from "~/content/schema/pages";
import { cacheable } from "~/site/page-data.server";
import { headers, meta } from "~/site/page-exports";
import { ServerMarkup } from "~/ui/hydration";
import type { Route } from "./+types/content-strategy";
import { Sections } from "./sections";

const texts: ContentStrategy = contentStrategy;

export function loader({ url, context }: Route.LoaderArgs) {
  const chosen = url.searchParams.get("assessment") === texts.picker?.card.id;
  const { metaTitle, metaDescription } = texts;
  return cacheable(context, "/content-strategy", { metaTitle, metaDescription }, { chosen });
}

export { headers, meta };

export const shouldRevalidate = () => false;

export default function ContentStrategyPage({ loaderData }: Route.ComponentProps) {
  const covered = useOutlet() !== null;
  return (
    <>
      <Outlet />
      <ServerMarkup id="content-strategy" inert={covered}>
        {import.meta.env.SSR && <Sections chosen={loaderData.chosen} />}
      </ServerMarkup>
    </>
  );
}
