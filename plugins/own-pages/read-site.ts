import { readdir } from "node:fs/promises";
import path from "node:path";
import { runnerImport } from "vite";
import type { Site } from "./find-wrong-pages.ts";

/** Reads what the site has besides the own pages, as its files say it now. */
export async function readSite(): Promise<Site> {
  const [{ default: routes }, { REDIRECTS }, { pages }, { navigation }, files] = await Promise.all([
    read<typeof import("../../app/routes.ts")>("app/routes.ts"),
    read<typeof import("../../app/http/addresses/redirects.ts")>("app/http/addresses/redirects.ts"),
    read<typeof import("../../content/pages.ts")>("content/pages.ts"),
    read<typeof import("../../content/navigation.ts")>("content/navigation.ts"),
    readdir("public/frames"),
  ]);
  return {
    routes: routes as Site["routes"],
    redirects: REDIRECTS,
    pages: pages.map((page) => page.path),
    menus: navigation.menus.map(({ label }) => label),
    columns: navigation.footer.map(({ heading }) => heading),
    frames: files.flatMap((file) => /^(.+)-1280\.webp$/.exec(file)?.[1] ?? []),
  };
}

async function read<Module>(file: string): Promise<Module> {
  return (await runnerImport<Module>(path.resolve(file))).module;
}
