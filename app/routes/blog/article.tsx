import { data } from "react-router";
import { blogPage } from "#content/blog-page";
import { platformContext } from "~/env.server";
import { articlePath } from "~/features/blog/article";
import { articleNode } from "~/features/blog/article-node";
import { feedLinks } from "~/features/blog/feeds/feed";
import { fillWorksheet } from "~/features/blog/fill-worksheet.server";
import { findArticle } from "~/features/blog/read-articles.server";
import { PRIVATE, publicPage } from "~/http/cache-control";
import { pageMeta } from "~/seo/page-meta";
import { pageData } from "~/site/page-data.server";
import type { Route } from "./+types/article";
import { ArticleHeader } from "./article-header";
import { ArticleText } from "./article-text";
import { RelatedLinks } from "./related-links";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const found = findArticle(params.slug);
  if (!found) throw data(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  const { markdown: _, ...article } = found;
  const sent = new URL(request.url).searchParams;
  const isFilled = hasWorksheet(article) && sent.has("employees");
  if (isFilled) article.html = await fillWorksheet(article.html, sent);
  const { title: metaTitle, publishDate: published } = article;
  const head = { ...article, metaTitle, published };
  const cached = isFilled ? PRIVATE : publicPage();
  return pageData(platform, articlePath(article.slug), head, { article }, cached);
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

export default function ArticlePage({ loaderData: { article, head } }: Route.ComponentProps) {
  return (
    <article aria-labelledby="title" className="progress-line">
      <ArticleHeader article={article} address={head.origin + head.path} />
      <ArticleText article={article} />
      <RelatedLinks links={article.relatedLinks} />
    </article>
  );
}

function hasWorksheet({ components }: { components: string[] }): boolean {
  return components.includes("RoiWorksheet");
}
