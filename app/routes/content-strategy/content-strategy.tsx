import { Outlet, useOutlet } from "react-router";
import { contentStrategy as texts } from "#content/content-strategy";
import { cacheable } from "~/site/page-data.server";
import { headers, meta } from "~/site/page-exports";
import { ServerMarkup } from "~/ui/hydration";
import type { Route } from "./+types/content-strategy";
import { Sections } from "./sections";

export function loader({ url, context }: Route.LoaderArgs) {
  const chosen = url.searchParams.get("assessment") === texts.card.id;
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
