declare module "virtual:film-sizes" {
  export const filmSizes: Record<string, number>;
}
