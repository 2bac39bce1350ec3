/** A script that does nothing: browsers do not go on with the document before the sheets above it are there. */
export const STYLE_WAIT = "0";

/** What a security policy calls it; a test keeps it right. */
export const STYLE_WAIT_HASH = "sha256-X+zrZv/IbzjZUnhsbWlsecLbwjndTpG0ZynXOif7V+k=";
