import termsAsset from "#content/legal/terms.mdx?deferred";
import { readContent } from "~/deferred-content.server";
import { platformContext } from "~/env.server";
import { pageMeta } from "~/seo/page-meta";
import { publicData } from "~/site/public-page.server";
import type { Route } from "./+types/terms";
import { type LegalPage, LegalText } from "./legal-text";

const PATH = "/terms";

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const page = await readContent<LegalPage>(platform, termsAsset);
  return publicData(platform, PATH, page.frontmatter, { page });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalText path={PATH} page={loaderData.page} />;
}
