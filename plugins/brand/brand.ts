import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { readContent } from "../content/read-content.ts";
import { findMissingLetters } from "./font-problems.ts";
import { cutFile, openSource, sizeOf } from "./fonts.ts";
import { drawIcons } from "./icons.ts";
import { writeStyles } from "./styles.ts";

const TYPES: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".png": "image/png",
};

/** Addresses of icons, which the development server draws on request. */
const DRAWN = /^\/(favicon|apple-touch-icon|icon-)/;

const CONTENT = path.resolve("content") + path.sep;
const FONTS = "virtual:fonts";
/** Imports the style sheets that are written. */
const STYLES = path.resolve("app/app.css");

export function brand(): Plugin {
  return {
    name: "brand",
    async config(_, { command }) {
      // The development server shows what is wrong with the content.
      if (command === "build") await writeStyles();
      else await writeStyles().catch(() => {});
    },
    resolveId: (id) => (id === FONTS ? `\0${FONTS}` : undefined),
    async load(id) {
      if (id !== `\0${FONTS}`) return;
      const source = await openSource(readContent("fonts/fonts").display);
      const width = source.width * sizeOf("display", source);
      const [display, text] = [cutFile("display"), cutFile("text")].map((file) =>
        JSON.stringify(`${file}?url`),
      );
      return `import display from ${display}; import text from ${text}; export const preloadedFonts = [display, text]; export const displayWidth = ${width};`;
    },
    async buildStart() {
      if (this.environment.name !== "ssr" || this.environment.mode !== "build") return;
      for (const remark of await findMissingLetters()) this.environment.logger.warn(remark);
    },
    configureServer({ watcher, middlewares, config }) {
      let icons: ReturnType<typeof drawIcons> | undefined;
      let told = "";
      const remark = async () => {
        const found = (await findMissingLetters()).join("\n");
        if (found !== told && found !== "") config.logger.warn(found);
        told = found;
      };
      remark().catch(() => {});
      watcher.on("all", async (_, file) => {
        if (!file.startsWith(CONTENT)) return;
        icons = undefined;
        try {
          // Vite does not watch .cache.
          if (await writeStyles()) watcher.emit("change", STYLES);
          await remark();
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
