import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { pathOf } from "../content/read-content.ts";
import { drawIcons } from "./icons.ts";
import { writeStyles } from "./styles.ts";

const TYPES: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".png": "image/png",
};

/** Addresses of icons, which the development server draws on request. */
const DRAWN = /^\/(favicon|apple-touch-icon|icon-)/;

const SOURCE = path.resolve(pathOf("brand"));
/** Imports the style sheets that are written. */
const STYLES = path.resolve("app/app.css");

export function brand(): Plugin {
  return {
    name: "brand",
    config(_, { command }) {
      try {
        writeStyles();
      } catch (error) {
        // The development server shows what is wrong with the content.
        if (command === "build") throw error;
      }
    },
    configureServer({ watcher, middlewares }) {
      let icons: ReturnType<typeof drawIcons> | undefined;
      watcher.on("all", (_, file) => {
        if (file !== SOURCE) return;
        icons = undefined;
        try {
          writeStyles();
          // Vite does not watch .cache.
          watcher.emit("change", STYLES);
        } catch {}
      });
      middlewares.use(async ({ url = "" }, response, next) => {
        if (!DRAWN.test(url)) return next();
        icons ??= drawIcons();
        const icon = (await icons.catch(() => undefined))?.get(url.slice(1));
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
