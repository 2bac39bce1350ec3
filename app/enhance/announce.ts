/** A short message for the page's notice region. */
export type Announcement = { title: string; text: string; failed?: boolean };

declare global {
  interface DocumentEventMap {
    notice: CustomEvent<Announcement>;
  }
}

export const NOTICE = "notice" satisfies keyof DocumentEventMap;

/** Shows a message where the page has notices; without them nobody hears it. */
export function announce(detail: Announcement): void {
  document.dispatchEvent(new CustomEvent(NOTICE, { detail }));
}
