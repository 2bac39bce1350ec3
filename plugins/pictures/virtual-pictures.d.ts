declare module "virtual:pictures" {
  type List = Record<string, import("../../content/schema/media.ts").CroppedPicture>;
  export const screen: List;
  export const wide: List;
  export const strip: List;
  export const tall: List;
  export const portrait: List;
  export const thumbnail: List;
  export const alts: Record<string, string>;
}
