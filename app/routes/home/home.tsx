import { data, Outlet, useOutlet } from "react-router";
import { home } from "#content/home";
import { site } from "#content/site";
import logoToTop from "~/enhance/logo-to-top.js?url&no-inline";
import { platformContext } from "~/env.server";
import { publicPage } from "~/http/cache-policies";
import { canonical } from "~/seo/canonical";
import { pageMeta } from "~/seo/page-meta";
import type { PageHandle } from "~/site/page-scripts";
import type { Route } from "./+types/home";
import { Categories } from "./categories";
import { Hero } from "./hero";
import { Pricing } from "./pricing";
import { Process } from "./process";
import { Testimonials } from "./testimonials";

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext);
  const headers = { "Cache-Control": publicPage(), ...canonical(origin, "/").header };
  return data({ origin }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    origin: loaderData?.origin ?? "",
    path: "/",
    title: `${home.headline} | ${site.name}`,
    description: site.description,
  });

export const handle: PageHandle = { scripts: [logoToTop] };

export default function HomePage() {
  const covered = useOutlet() !== null;
  return (
    <>
      <Outlet />
      <div inert={covered}>
        <Hero />
        <Categories />
        <Process />
        <Testimonials />
        <Pricing />
      </div>
    </>
  );
}
