import path from "node:path";
import type { Plugin } from "vite";
import type { FileName } from "../../app/content/files.ts";
import { languageOfFile, translationOf } from "./language.ts";
import { moduleOf } from "./module-of.ts";
import { writeModuleTypes } from "./module-types.ts";
import { FACT_PATHS, keepValid, readContent } from "./read-content.ts";

const CONTENT = path.resolve("content");

/** Data files as modules: `import { home } from "#content/home.yaml"` is the whole file, `{ lede }` one of its fields. */
export function content(): Plugin {
  return {
    name: "content",
    enforce: "pre",
    configResolved: writeModuleTypes,
    configureServer: keepValid,
    load(id) {
      const [file = "", query] = id.split("?");
      // The editor reads the text itself.
      if (query === "raw") return;
      if (!file.startsWith(CONTENT) || !file.endsWith(".yaml")) return;
      const name = path.relative(CONTENT, file).replaceAll(path.sep, "/").slice(0, -".yaml".length);
      const translated = translationOf(file) ?? [];
      for (const source of FACT_PATHS.concat(translated)) this.addWatchFile(source);
      const language = languageOfFile(`content/${name}.yaml`);
      const value = language
        ? readContent(name.slice(language.length + 1) as FileName, language)
        : readContent(name as FileName);
      return { code: moduleOf(name, value), moduleType: "js" };
    },
  };
}
