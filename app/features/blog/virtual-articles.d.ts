declare module "virtual:articles" {
  type ContentAsset = import("~/deferred-content.server").ContentAsset;
  export const index: ContentAsset;
  export const articles: Record<string, ContentAsset>;
}
