/** Where no phone is: wide screens, mice, paper, forced colours. Their rules come without holding up its first paint. */
export const OTHER_MEDIA = "print, (min-width: 40rem), (hover: hover), (forced-colors: active)";

/** The address of the sheet with the rules for OTHER_MEDIA that a build lays beside a page's sheet. */
export const otherMediaSheet = (sheet: string) => sheet.replace(/\.css$/, ".other-media.css");
