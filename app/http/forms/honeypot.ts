/** A field no person sees. Its name means nothing, so that no browser fills it by itself (G42). */
export const HONEYPOT = "k3w_note";
