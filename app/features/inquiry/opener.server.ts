import { pages } from "#content/pages";

const PATH = /^(\/[a-z/-]*)(\?tab=[a-z-]+)?$/;

/** The page that the wizard was opened from, as its links name it; undefined unless it is one of content/pages.ts. */
export function readOpener(from: string | null): string | undefined {
  const [opener, path] = PATH.exec(from ?? "") ?? [];
  return pages.some((page) => page.path === path) ? opener : undefined;
}
