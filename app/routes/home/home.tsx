import { data, Outlet, useOutlet } from "react-router";
import { home } from "#content/home";
import { site } from "#content/site";
import logoToTop from "~/enhance/logo-to-top.js?url&no-inline";
import { platformContext } from "~/env.server";
import { publicPage } from "~/http/cache-policies";
import { canonical } from "~/seo/canonical";
import { pageMeta } from "~/seo/page-meta";
import type { PageHandle } from "~/site/page-scripts";
import { ServerMarkup } from "~/ui/server-markup";
import type { Route } from "./+types/home";
import { Categories } from "./categories";
import { Hero } from "./hero";
import { Pricing } from "./pricing";
import { Process } from "./process";
import { Testimonials } from "./testimonials";

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext);
  const headers = { "Cache-Control": publicPage(), ...canonical(origin, "/").header };
  const title = `${home.headline} | ${site.name}`;
  return data({ origin, path: "/", title, description: site.description }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData) : [];

export const handle: PageHandle = { scripts: [logoToTop] };

export default function HomePage() {
  const covered = useOutlet() !== null;
  return (
    <>
      <Outlet />
      <ServerMarkup id="home" inert={covered}>
        {import.meta.env.SSR && (
          <>
            <Hero />
            <Categories />
            <Process />
            <Testimonials />
            <Pricing />
          </>
        )}
      </ServerMarkup>
    </>
  );
}
