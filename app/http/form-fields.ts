/** A field no person sees. Its name means nothing, so that no browser fills it by itself. */
export const HONEYPOT = "k3w_note";

/** Something, an @, and something with a dot: a stricter rule would lose leads. */
export const EMAIL_PATTERN = /^\S+@\S+\.\S+$/;
