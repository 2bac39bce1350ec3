import { fillTimes } from "#content/kept-times";
import * as privacy from "#content/legal/privacy.mdx";
import * as terms from "#content/legal/terms.mdx";
import { platformContext } from "~/env.server";
import { pageMeta } from "~/seo/page-meta";
import { cacheable } from "~/site/page-data.server";
import type { Route } from "./+types/legal";
import { keptTimesOf } from "./kept-times.server";
import { LegalText } from "./legal-text";

export function loader({ url, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { frontmatter, html, contents } = url.pathname === "/terms" ? terms : privacy;
  const times = keptTimesOf(platform.settings);
  const page = { frontmatter, html: fillTimes(html, times), contents };
  return cacheable(context, url.pathname, frontmatter, { page });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function LegalDocumentPage({ loaderData }: Route.ComponentProps) {
  return <LegalText path={loaderData.head.path} page={loaderData.page} />;
}
