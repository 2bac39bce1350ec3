/** What is written between these two marks of React's file, and what stands there instead. */
export type Cut = { from: string; to: string; instead?: string };

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

/** A document is sent when all of it is there: no part comes late, by a script that puts it in its place. */
const LATE_PARTS: Cut[] = [
  {
    from: "var clientRenderedBoundaries = request.clientRenderedBoundaries;",
    to: "    }\n  } finally {",
    instead: `if (request.clientRenderedBoundaries.length + request.completedBoundaries.length > 0)
  throw Error("A part of the document came late.");
`,
  },
  {
    from: "function isEligibleForOutlining(",
    to: "function defaultErrorHandler(",
    instead: "function isEligibleForOutlining() { return false; }\n",
  },
];

/** Who rendered what is nobody's to read: an error is logged with its own stack. */
const COMPONENT_STACK: Cut = {
  from: "function describeComponentStackByType(",
  to: "function isEligibleForOutlining(",
  instead: 'function describeComponentStackByType() { return ""; }\n',
};

/**
 * Thrown to stop a render, and known by itself alone. An Error made as the Worker starts has its places
 * looked up in the whole script: a sixth of the time to a cold Worker's first page.
 */
const INTERRUPTION: Cut = {
  from: "var SuspenseException = Error(",
  to: "function trackUsedThenable(",
  instead: 'var SuspenseException = { message: "Suspense Exception" };\n',
};

/** Kinds of elements, and a hook, that this site does not use. */
const UNUSED_KINDS: Cut[] = [
  {
    from: "      case REACT_SUSPENSE_LIST_TYPE:\n        a:",
    to: "      case REACT_SCOPE_TYPE:",
  },
  {
    from: "function useActionState(",
    to: "function unsupportedRefresh(",
    instead: "var useActionState;\n",
  },
];

/** Nothing is rendered ahead and gone on with; as a module, what only that needs falls away with it. */
const ENTRIES: Cut[] = [
  {
    from: "var React =",
    to: "REACT_ELEMENT_TYPE =",
    instead: 'import React from "react"; import ReactDOM from "react-dom"; var ',
  },
  { from: "exports.prerender =", to: "exports.renderToReadableStream =" },
  {
    from: "exports.renderToReadableStream =",
    to: "function (children",
    instead: "export const renderToReadableStream = ",
  },
  { from: "exports.resume =", to: "exports.version =" },
  { from: "exports.version =", to: '"' },
];

export const CUTS = [
  ...[TEXT_CHUNKS, COMPONENT_STACK, INTERRUPTION],
  ...[...LATE_PARTS, ...UNUSED_KINDS, ...ENTRIES],
];

/** What is null at every reading in a render that was not begun before and lists nothing in rows. */
export const ALWAYS_NULL = [
  "task.replay",
  "task.row",
  "boundary.row",
  "request.trackedPostpones",
  "request.formState",
  "formatContext.viewTransition",
  "parentContext.viewTransition",
];
