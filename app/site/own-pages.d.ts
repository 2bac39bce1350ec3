declare module "virtual:own-pages" {
  /** What content/own-pages holds, as menus and lists show it, and where the text of each page is. */
  export const ownPages: {
    path: string;
    updated: string;
    /** The menu and the column of the footer that list it. */
    menu?: string;
    footer?: string;
    href: string;
    label: string;
    note: string;
    text: import("~/deferred-content.server").ContentAsset;
  }[];
}
