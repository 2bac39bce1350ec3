/** The schemes a link may have; "tel:", "javascript:" and "data:" are not among them. */
const SCHEME = /^(https?|ircs?|mailto|xmpp)$/i;

/** The address, or nothing when its scheme is not allowed; addresses without a scheme are kept. */
export function safeUrl(address: string): string {
  const colon = address.indexOf(":");
  const path = address.search(/[/?#]/);
  const isRelative = colon < 0 || (path >= 0 && path < colon);
  return isRelative || SCHEME.test(address.slice(0, colon)) ? address : "";
}

export function isForeign(address: string): boolean {
  return /^(https?:)?\/\//i.test(address);
}
