import { registerHooks } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { FileName } from "../../app/content/files.ts";
import { moduleOf } from "./module-of.ts";
import { readContent } from "./read-content.ts";

// Must run before the first import of a data file.
const CONTENT = path.resolve(import.meta.dirname, "../../content");

registerHooks({
  load(url, context, next) {
    if (!url.startsWith("file:") || !url.endsWith(".yaml")) return next(url, context);
    const file = path.relative(CONTENT, fileURLToPath(url)).replaceAll(path.sep, "/");
    const name = file.slice(0, -".yaml".length);
    const source = moduleOf(name, readContent(name as FileName));
    return { format: "module", shortCircuit: true, source };
  },
});
