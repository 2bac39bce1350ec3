import { redirect } from "react-router";

type Page = { path: string; formerly?: string[] | undefined };

/** Throws a redirect to the page that had an address before; uncached, since the address may be used again. */
export function redirectMoved({ pathname, search }: URL, pages: Page[], suffix = ""): void {
  const page = pages.find(({ formerly }) =>
    formerly?.some((address) => address + suffix === pathname),
  );
  if (!page) return;
  const headers = { "Cache-Control": "no-store" };
  throw redirect(page.path + suffix + search, { status: 301, headers });
}
