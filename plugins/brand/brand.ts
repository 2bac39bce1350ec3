import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { brandColor } from "./colors.ts";
import { drawIcons } from "./icons.ts";
import { drawPortraits } from "./portraits.ts";
import { writeStyles } from "./styles.ts";

const TYPES: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".avif": "image/avif",
  ".webp": "image/webp",
};

/** Where the development server draws on request. */
const DRAWN = /^\/(frames\/portrait-|favicon|apple-touch-icon|icon-)/;

/** Generates style sheets, theme color, icons and placeholder portraits from content/brand.ts. */
export function brand(): Plugin {
  return {
    name: "brand",
    config() {
      writeStyles();
      return { define: { "import.meta.env.THEME_COLOR": JSON.stringify(brandColor("ink")) } };
    },
    configureServer({ middlewares }) {
      let pictures: ReturnType<typeof drawPictures> | undefined;
      middlewares.use(async ({ url = "" }, response, next) => {
        if (!DRAWN.test(url)) return next();
        pictures ??= drawPictures();
        const picture = (await pictures).get(url.slice(1));
        if (!picture) return next();
        response.setHeader("Content-Type", TYPES[path.extname(url)] ?? "");
        response.end(picture);
      });
    },
    async writeBundle({ dir = "." }) {
      if (this.environment.name !== "ssr" || this.environment.mode !== "build") return;
      const client = path.join(dir, "../client");
      await mkdir(path.join(client, "frames"), { recursive: true });
      for (const [name, body] of await drawPictures())
        await writeFile(path.join(client, name), body);
    },
  };
}

async function drawPictures(): Promise<Map<string, Buffer>> {
  const portraits = [...(await drawPortraits())];
  return new Map([
    ...(await drawIcons()),
    ...portraits.map(([name, body]) => [`frames/${name}`, body] as const),
  ]);
}
