import { Outlet, useOutlet } from "react-router";
import { company } from "#content/company.yaml";
import { home } from "#content/home.yaml";
import { listFilms } from "~/features/work/films";
import { cacheable } from "~/site/page-data.server";
import { headers, meta } from "~/site/page-exports";
import type { PageHandle } from "~/site/page-handle";
import { ServerMarkup } from "~/ui/hydration";
import type { Route } from "./+types/home";
import { HomeSections } from "./sections";

export function loader({ context }: Route.LoaderArgs) {
  const head = { metaTitle: home.headline, metaDescription: company.description };
  return cacheable(context, "/", head);
}

export { headers, meta };

export const shouldRevalidate = () => false;

export const handle: PageHandle = { hasVideo: true };

export default function HomePage() {
  const covered = useOutlet() !== null;
  return (
    <>
      <Outlet />
      <ServerMarkup id="home" inert={covered}>
        {import.meta.env.SSR && <HomeSections films={listFilms()} />}
      </ServerMarkup>
    </>
  );
}
