import { STYLE_WAIT } from "~/http/headers/style-wait";

/**
 * Stands after the sheets. Nothing is painted before they are there, yet Chromium lays out what it has
 * when its window takes focus: all of a page, without style, and then again. Not for a page that hydrates:
 * it would be painted, and pressed, before the script that holds a press until then.
 */
export const StyleWait = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, which the policy knows by its hash.
  <script id="style-wait" dangerouslySetInnerHTML={{ __html: STYLE_WAIT }} />
);
