import { data } from "react-router";
import { blogPage } from "#content/blog-page";
import { platformContext } from "~/env.server";
import { articlePath } from "~/features/blog/article";
import { articleNode } from "~/features/blog/article-node";
import { feedLinks } from "~/features/blog/feeds/feed";
import fillInWorksheet from "~/features/blog/fill-in-worksheet.ts?worker&url";
import { findArticle } from "~/features/blog/read-articles.server";
import { pageMeta } from "~/seo/page-meta";
import type { PageHandle } from "~/site/page-handle";
import { publicData } from "~/site/public-page.server";
import type { Route } from "./+types/article";
import { ArticleHeader } from "./article-header";
import articleScripts from "./article-scripts.ts?worker&url";
import { ArticleText } from "./article-text";
import { RelatedLinks } from "./related-links";

export async function loader({ params, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const found = await findArticle(platform, params.slug);
  if (!found) throw data(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  const { markdown: _, ...article } = found;
  const { title: metaTitle, publishDate: published } = article;
  const head = { ...article, metaTitle, published };
  return publicData(platform, articlePath(article.slug), head, { article });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { head, article } = loaderData;
  return [
    ...pageMeta(head, [articleNode(head.origin, article)]),
    ...feedLinks(blogPage.metaTitle),
    { tagName: "link", rel: "alternate", type: "text/markdown", href: `${head.path}.md` },
  ];
};

export const handle: PageHandle = { scripts: [articleScripts] };

export default function ArticlePage({ loaderData: { article, head } }: Route.ComponentProps) {
  const hasWorksheet = article.components.includes("RoiWorksheet");
  return (
    <article aria-labelledby="title">
      <ArticleHeader article={article} address={head.origin + head.path} />
      <ArticleText article={article} />
      <RelatedLinks links={article.relatedLinks} />
      {hasWorksheet && <script type="module" src={fillInWorksheet} />}
    </article>
  );
}
