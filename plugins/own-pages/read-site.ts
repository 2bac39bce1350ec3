import { readdir } from "node:fs/promises";
import routes from "../../app/routes";
import { REDIRECTS } from "../../app/routes/redirects";
import { navigation } from "../../content/navigation";
import { pages } from "../../content/pages";
import type { Site } from "./find-wrong-pages";

/** Reads what the site has besides the own pages; the build imports this module with its own loader. */
export async function readSite(): Promise<Site> {
  const files = await readdir("public/frames");
  return {
    routes: routes as Site["routes"],
    redirects: REDIRECTS,
    pages: pages.map(({ path }) => path),
    menus: navigation.menus.map(({ label }) => label),
    columns: navigation.footer.map(({ heading }) => heading),
    frames: files.flatMap((file) => /^(.+)-1280\.avif$/.exec(file)?.[1] ?? []),
  };
}
