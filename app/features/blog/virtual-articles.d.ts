declare module "virtual:articles" {
  type ContentAsset = import("~/deferred-content.server").ContentAsset;
  /** The summary of every article, newest first. */
  export const index: ContentAsset;
  /** Each article by its slug. */
  export const articles: Record<string, ContentAsset>;
}
