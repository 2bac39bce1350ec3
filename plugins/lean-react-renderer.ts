import path from "node:path";
import type { Plugin } from "vite";

const RENDERER = "react-dom-server.edge.production.js";

/** What is written between these two marks of React's file, and what stands there instead. */
type Cut = { from: string; to: string; instead?: string };

/**
 * Text is kept as text and encoded once a document. React encodes every word, attribute and bracket by
 * itself: a sixth of a render, and two hundred calls before a cold Worker's first.
 */
const TEXT_CHUNKS: Cut = {
  from: "currentView = null,",
  to: "function closeWithError(",
  instead: `currentView = "", writtenBytes = 0;
function writeChunk(destination, chunk) { currentView += chunk; }
function writeChunkAndReturn(destination, chunk) { currentView += chunk; return true; }
function completeWriting(destination) {
  if (currentView !== "") destination.enqueue(textEncoder.encode(currentView));
  currentView = "";
}
var textEncoder = new TextEncoder();
function stringToChunk(content) { return content; }
/* @__NO_SIDE_EFFECTS__ */ function stringToPrecomputedChunk(content) { return content; }
function byteLengthOfChunk(chunk) { return chunk.length; }
`,
};

/** What React adds to a page's scripts for animated and styled parts that come late: there are none. */
const LATE_PARTS: Cut[] = [
  {
    from: "completeBoundaryUpgradeToViewTransitionsInstruction = ",
    to: "completeBoundaryScript1Partial =",
    instead: 'completeBoundaryUpgradeToViewTransitionsInstruction = "",',
  },
  {
    from: "completeBoundaryWithStylesScript1FullPartial = ",
    to: "completeBoundaryWithStylesScript1Partial =",
    instead: 'completeBoundaryWithStylesScript1FullPartial = "",',
  },
];

/** Nothing is rendered ahead and gone on with; as a module, what only that needs falls away with it. */
const CUTS: Cut[] = [
  {
    from: "var React =",
    to: "REACT_ELEMENT_TYPE =",
    instead: 'import React from "react"; import ReactDOM from "react-dom"; var ',
  },
  TEXT_CHUNKS,
  ...LATE_PARTS,
  { from: "exports.prerender =", to: "exports.renderToReadableStream =" },
  {
    from: "exports.renderToReadableStream =",
    to: "function (children",
    instead: "export const renderToReadableStream = ",
  },
  { from: "exports.resume =", to: "exports.version =" },
  { from: "exports.version =", to: '"' },
];

/**
 * Leaves React's renderer what this site asks of it. Its legacy one, which only `renderToString` needs,
 * is not there at all: the Worker halves.
 */
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
      return { code: toTextLength(CUTS.reduce(cut, code)), map: null };
    },
  };
}

function cut(code: string, { from, to, instead = "" }: Cut): string {
  const start = code.indexOf(from);
  const end = code.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`No ${from} in ${RENDERER}: see its plugin.`);
  return code.slice(0, start) + instead + code.slice(end);
}

function toTextLength(code: string): string {
  const own = code
    .replaceAll("currentView = new Uint8Array(4096)", 'currentView = ""')
    .replaceAll(".byteLength", ".length");
  if (/Uint8Array|\.subarray/.test(own)) throw new Error(`${RENDERER} still writes bytes.`);
  return own;
}
