import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { drawIcons } from "./icons.ts";
import { brandColor } from "./palette.ts";
import { writeStyles } from "./write-styles.ts";

const TYPES: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".png": "image/png",
};

/**
 * Gives content/brand.ts to what is not written in TypeScript: style sheets, the browser's theme colour
 * (`import.meta.env.THEME_COLOR`) and the icons.
 */
export function brand(): Plugin {
  return {
    name: "brand",
    config() {
      writeStyles();
      return { define: { "import.meta.env.THEME_COLOR": JSON.stringify(brandColor("ink")) } };
    },
    configureServer({ middlewares }) {
      const icons = drawIcons();
      middlewares.use(async ({ url = "" }, response, next) => {
        const icon = (await icons).get(url.slice(1));
        if (!icon) return next();
        response.setHeader("Content-Type", TYPES[path.extname(url)] ?? "");
        response.end(icon);
      });
    },
    async writeBundle({ dir = "." }) {
      if (this.environment.name !== "ssr" || this.environment.mode !== "build") return;
      const client = path.join(dir, "../client");
      for (const [name, body] of await drawIcons()) await writeFile(path.join(client, name), body);
    },
  };
}
