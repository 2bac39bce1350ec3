/**
 * Browsers do not go on with a document before the sheets above a script are there. This one says meanwhile
 * whether the page is opened afresh: a place to come back to is found by heights, which may not be guessed then.
 */
export const STYLE_WAIT =
  'performance.getEntriesByType("navigation")[0]?.type=="navigate"&&(document.documentElement.className="fresh")';

/** What a security policy calls it; a test keeps it right. */
export const STYLE_WAIT_HASH = "sha256-UZrIugNhQ5uAL+tTC3KdUO98pYOv+fIkN6255PPMSfg=";
