/** A field no person sees. Its name means nothing, so that no browser fills it by itself. */
export const HONEYPOT = "k3w_note";
