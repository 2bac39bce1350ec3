/** Every data- attribute of the markup, by what reads it: scripts, or style sheets. */
export const DATA_ATTRIBUTES = {
  analytics: ["data-gpc", "data-measurement-id", "data-state"],
  assessment: ["data-completed", "data-does", "data-locale", "data-months"],
  booking: [
    ...["data-blocked", "data-booking", "data-close", "data-failed", "data-incomplete"],
    ...["data-missing", "data-processing"],
  ],
  confetti: ["data-confetti"],
  draftValues: [
    ...["data-chosen", "data-delete-drafts", "data-draft", "data-offline", "data-refused"],
    "data-submit-once",
  ],
  films: ["data-embed", "data-film-failed", "data-plays", "data-preview", "data-title"],
  links: ["data-expand", "data-expandable", "data-logo", "data-missing-page", "data-same-page"],
  liveSearch: [
    ...["data-live", "data-live-count", "data-live-empty", "data-live-list", "data-live-more"],
    ...["data-live-set", "data-live-status", "data-live-whole", "data-live-words", "data-search"],
    // Words of what is chosen: data-[category], data-[sort].
    ...["data-category", "data-newest", "data-oldest", "data-readtime"],
  ],
  sharing: ["data-share", "data-text", "data-title", "data-url"],
  styles: [
    "data-advances",
    "data-back",
    "data-count",
    "data-moment",
    "data-navigation",
    "data-paused",
    "data-selected",
  ],
  tabs: ["data-tabs"],
  tests: ["data-hydrated"],
  toasts: ["data-failed", "data-text", "data-title", "data-toast-template", "data-toasts"],
  worksheet: [
    ...["data-example", "data-kept", "data-known", "data-negative", "data-no-payback"],
    ...["data-not-a-number", "data-nothing", "data-waiting"],
    ...["data-worksheet", "data-worksheet-send", "data-worksheet-tools"],
  ],
} as const;

export type DataAttribute = (typeof DATA_ATTRIBUTES)[keyof typeof DATA_ATTRIBUTES][number];
