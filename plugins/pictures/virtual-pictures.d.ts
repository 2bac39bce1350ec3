declare module "virtual:pictures/*" {
  const list: Record<string, import("../../app/content/schema/media.ts").CroppedPicture>;
  export default list;
}
declare module "virtual:pictures/alts" {
  const alts: Record<string, string>;
  export default alts;
}
