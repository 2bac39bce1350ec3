/** Origin and path only; as `<link>` and as `Link` header, so that the two cannot disagree. */
export function canonical(origin: string, path: string) {
  const href = new URL(path, origin).href;
  return {
    link: { tagName: "link", rel: "canonical", href } as const,
    header: { Link: `<${href}>; rel="canonical"` },
  };
}
