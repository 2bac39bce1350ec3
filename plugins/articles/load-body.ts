import path from "node:path";
import type { ReactNode } from "react";
import { runnerImport } from "vite";
import type { Picture } from "../../app/features/blog/article.ts";
import type { Components } from "../mdx/safe-runtime.ts";

/** Where the components of texts are; a change there compiles the texts again. */
export const BODY = path.resolve("app/features/blog/body");

/** What the texts of articles, and of a studio's own pages, are rendered with. */
export type ArticleBody = {
  components: Components;
  picture: (props: { picture: Picture; alt: string }) => ReactNode;
};

export async function loadBody(): Promise<ArticleBody> {
  const file = path.join(BODY, "article-body.tsx");
  const { module } = await runnerImport<{ articleBody: ArticleBody }>(file, {
    resolve: { tsconfigPaths: true },
  });
  return module.articleBody;
}
