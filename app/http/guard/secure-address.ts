const THIS_MACHINE = ["localhost", "127.0.0.1"];

/** The https address of a request that came without encryption for an https site's own name; null for any other. */
export function secureAddress(request: Request, siteOrigin: string): string | null {
  const { protocol, hostname, pathname, search } = new URL(request.url);
  const site = new URL(siteOrigin);
  if (protocol !== "http:" || site.protocol !== "https:" || hostname !== site.hostname) return null;
  return THIS_MACHINE.includes(hostname) ? null : site.origin + pathname + search;
}
