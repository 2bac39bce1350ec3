import privacyAsset from "#content/legal/privacy.mdx?deferred";
import { readContent } from "~/deferred-content.server";
import { platformContext } from "~/env.server";
import { pageMeta } from "~/seo/page-meta";
import { publicData } from "~/site/public-page.server";
import type { Route } from "./+types/privacy";
import { type LegalPage, LegalText } from "./legal-text";

const PATH = "/privacy";

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const page = await readContent<LegalPage>(platform, privacyAsset);
  return publicData(platform, PATH, page.frontmatter, { page });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalText path={PATH} page={loaderData.page} />;
}
