import privacyAsset from "#content/legal/privacy.mdx?deferred";
import termsAsset from "#content/legal/terms.mdx?deferred";
import { readContent } from "~/deferred-content.server";
import closeMenus from "~/enhance/close-menus.ts?worker&url";
import { platformContext } from "~/env.server";
import { pageMeta } from "~/seo/page-meta";
import type { PageHandle } from "~/site/page-handle";
import { publicData } from "~/site/public-page.server";
import type { Route } from "./+types/legal";
import { type LegalPage, LegalText } from "./legal-text";

export async function loader({ url, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const asset = url.pathname === "/terms" ? termsAsset : privacyAsset;
  const page = await readContent<LegalPage>(platform, asset);
  return publicData(platform, url.pathname, page.frontmatter, { page });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle: PageHandle = { scripts: [closeMenus] };

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function LegalDocumentPage({ loaderData }: Route.ComponentProps) {
  return <LegalText path={loaderData.head.path} page={loaderData.page} />;
}
