export function canonical(origin: string, path: string): string {
  return new URL(path, origin).href;
}

export const nodeId = (origin: string, name: string) => `${origin}/#${name}`;

export const CARD = { width: 1200, height: 630 };

/** Where the social picture of a page lies: "/" has /og/home.jpg, "/blog/a" has /og/blog-a.jpg. */
export function socialCard(path: string): string {
  return `/og/${path.slice(1).replaceAll("/", "-") || "home"}.jpg`;
}
