import { findArticle, listArticleAddresses } from "~/features/blog/articles.server";
import { redirectMoved } from "~/http/moved-page";
import { publicFile } from "~/http/public-file.server";
import type { Route } from "./+types/article-markdown";

export function loader({ request, params, url }: Route.LoaderArgs) {
  const article = findArticle(params.slug);
  if (!article) redirectMoved(url, listArticleAddresses(), ".md");
  if (!article) throw new Response("Not found\n", { status: 404 });
  const { title, excerpt, markdown } = article;
  return publicFile(
    request,
    `# ${title}\n\n${excerpt}\n\n${markdown}\n`,
    "text/markdown; charset=utf-8",
  );
}
