import { findArticle } from "~/features/blog/articles.server";
import { publicFile } from "~/http/cache-control";
import type { Route } from "./+types/article-markdown";

export function loader({ params }: Route.LoaderArgs) {
  const article = findArticle(params.slug);
  if (!article) throw new Response("Not found\n", { status: 404 });
  const { title, excerpt, markdown } = article;
  return publicFile(`# ${title}\n\n${excerpt}\n\n${markdown}\n`, "text/markdown; charset=utf-8");
}
