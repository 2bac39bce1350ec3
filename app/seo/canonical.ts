/**
 * As the `<link>` for `meta` and as the `Link` header, so that the two cannot disagree: origin and
 * path only.
 */
export function canonical(origin: string, path: string) {
  const href = new URL(path, origin).href;
  return {
    link: { tagName: "link", rel: "canonical", href } as const,
    header: { Link: `<${href}>; rel="canonical"` },
  };
}
