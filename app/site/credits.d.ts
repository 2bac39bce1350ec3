declare module "virtual:credits" {
  /** Who makes the films, in the order of content/team.ts: no more of them than closes every page. */
  export const credits: { name: string; role: string }[];
}
