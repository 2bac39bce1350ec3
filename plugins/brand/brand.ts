import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { brandColor } from "./colors.ts";
import { drawIcons } from "./icons.ts";
import { writeStyles } from "./styles.ts";

const TYPES: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".png": "image/png",
};

/** Addresses of icons, which the development server draws on request. */
const DRAWN = /^\/(favicon|apple-touch-icon|icon-)/;

export function brand(): Plugin {
  return {
    name: "brand",
    config() {
      writeStyles();
      return { define: { "import.meta.env.THEME_COLOR": JSON.stringify(brandColor("ink")) } };
    },
    configureServer({ middlewares }) {
      let icons: ReturnType<typeof drawIcons> | undefined;
      middlewares.use(async ({ url = "" }, response, next) => {
        if (!DRAWN.test(url)) return next();
        icons ??= drawIcons();
        const icon = (await icons).get(url.slice(1));
        if (!icon) return next();
        response.setHeader("Content-Type", TYPES[path.extname(url)] ?? "");
        response.end(icon);
      });
    },
    async writeBundle({ dir = "." }) {
      if (this.environment.name !== "ssr" || this.environment.mode !== "build") return;
      const client = path.join(dir, "../client");
      await mkdir(client, { recursive: true });
      for (const [name, body] of await drawIcons()) await writeFile(path.join(client, name), body);
    },
  };
}
