import type { WrittenAddress } from "./addresses.ts";
import { similarAddresses } from "./nearest.ts";

/** Allowed URL schemes; not "tel:", "javascript:" and "data:". */
const SCHEMES = ["http", "https", "irc", "ircs", "mailto", "xmpp"];

/** Such as "mailto"; undefined for an address of this site. */
const schemeOf = (address: string) => /^([^/?#:]*):/.exec(address)?.[1]?.toLowerCase();

/** What a text does not link to: it is left empty when the text is compiled. */
export function describeRefusedScheme(address: string): string | undefined {
  const scheme = schemeOf(address);
  return scheme === undefined || SCHEMES.includes(scheme)
    ? undefined
    : `${address} is left empty, because a text has no links with ${scheme}: Write one of ${SCHEMES.join(", ")}, or the address as words.`;
}

/** Why an address leads nowhere, whatever pages there are; undefined for one that may be there. */
export function describeNoAddress({
  address,
  inWords,
}: Pick<WrittenAddress, "address" | "inWords">): string | undefined {
  const isOfSite = inWords ? /^\/(?!\/)/ : /^[/#]/;
  if (isOfSite.test(address)) return;
  if (inWords)
    return `${address || "an empty address"} leads nowhere: here links lead to pages of this site, such as [words](/contact)`;
  if (schemeOf(address) !== undefined) return describeRefusedScheme(address);
  return `${address || "an empty address"} leads nowhere. Addresses of this site begin with a slash, such as /contact, others with https://`;
}

export function describeNoPage(pathname: string, known: string[]): string {
  const [like] = similarAddresses(pathname, known);
  const instead = like ? `${like} if you mean that` : "the address of a page, such as /contact";
  return `${pathname} is no page of this site. Write ${instead}, or remove the link.`;
}
