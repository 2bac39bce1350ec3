import path from "node:path";
import type { Plugin } from "vite";
import { ALWAYS_NULL, CUTS, type Cut } from "./cuts.ts";

const RENDERER = "react-dom-server.edge.production.js";

/** Leaves React's renderer what this site asks of it; without its legacy one the Worker halves. */
export function leanReactRenderer(): Plugin {
  return {
    name: "lean-react-renderer",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "ssr",
    async resolveId(source, importer) {
      if (source !== "react-dom/server") return;
      const entry = await this.resolve(source, importer, { skipSelf: true });
      return entry && path.join(path.dirname(entry.id), "cjs", RENDERER);
    },
    transform(code, id) {
      if (!id.endsWith(RENDERER)) return;
      const lean = ALWAYS_NULL.reduce(readAsNull, CUTS.reduce(cut, code));
      return { code: toTextLength(lean), map: null };
    },
  };
}

function cut(code: string, { from, to, instead = "" }: Cut): string {
  const start = code.indexOf(from);
  const end = code.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`No ${from} in ${RENDERER}: see its plugin.`);
  return code.slice(0, start) + instead + code.slice(end);
}

/** So that the minifier sees which branches are never taken. */
function readAsNull(code: string, property: string): string {
  const reading = new RegExp(`\\b${property.replace(".", "\\.")}\\b(?! =[^=])`, "g");
  if (!reading.test(code)) throw new Error(`No ${property} in ${RENDERER}: see its plugin.`);
  return code.replace(reading, "null");
}

function toTextLength(code: string): string {
  const own = code
    .replaceAll("currentView = new Uint8Array(4096)", 'currentView = ""')
    .replaceAll(".byteLength", ".length");
  if (/Uint8Array|\.subarray/.test(own)) throw new Error(`${RENDERER} still writes bytes.`);
  return own;
}
