import { STYLE_WAIT } from "~/http/headers/style-wait";

/**
 * Stands after the sheets. Nothing is painted before they are there, yet Chromium lays out what it has
 * when its window takes focus: all of a page, without style, and then again.
 */
export function StyleWait() {
  return (
    <script
      id="style-wait"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, without any markup.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? STYLE_WAIT : "" }}
    />
  );
}
