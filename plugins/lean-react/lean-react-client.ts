import type { Plugin } from "vite";

const CLIENT = "react-dom-client.production.js";

/** Functions of elements and hooks that this site does not use: whoever begins to is told so. */
const NEVER_CALLED = [
  ...["updateSuspenseListComponent", "updateActivityComponent", "FragmentInstance"],
  ...["mountActionState", "updateActionState", "rerenderActionState"],
  ...["startViewTransition", "createViewTransitionInstance", "ViewTransitionPseudoElement"],
];

/** Functions that find nothing to do where no `ViewTransition` is, and the names in an error's stack. */
const IDLE = [
  ...["describeNativeComponentFrame", "collectClientRects", "scrollTextNodeIntoView"],
  ...["validateDocumentPositionWithFiberTree", "trackEnterViewTransitions"],
  ...["applyViewTransitionToHostInstances", "applyViewTransitionToHostInstancesRecursive"],
  ...["restoreViewTransitionOnHostInstances", "commitAppearingPairViewTransitions"],
  ...["commitEnterViewTransitions", "commitDeletedPairViewTransitions"],
  ...["commitExitViewTransitions", "commitNestedViewTransitions"],
  ...["restorePairedViewTransitions", "restoreEnterOrExitViewTransitions"],
  ...["restoreNestedViewTransitions", "measureViewTransitionHostInstancesRecursive"],
  ...["measureNestedViewTransitions", "scheduleViewTransitionEvent"],
  ...["reportViewTransitionError", "applyViewTransitionName", "restoreViewTransitionName"],
];

/** Leaves React in the browser what the two flows ask of it: 4 KB of their scripts. */
export function leanReactClient(): Plugin {
  return {
    name: "lean-react-client",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      if (!id.endsWith(CLIENT)) return;
      const idle = IDLE.reduce((text, name) => replace(text, name, 'return "";'), code);
      const refusal = (name: string) => `throw Error("${name} is left out of this build.");`;
      const lean = NEVER_CALLED.reduce((text, name) => replace(text, name, refusal(name)), idle);
      return { code: lean, map: null };
    },
  };
}

/** Gives a function of the file's own scope another body. */
function replace(code: string, name: string, body: string): string {
  const whole = new RegExp(`^function ${name}\\([^]*?^}\\n`, "m");
  if (!whole.test(code)) throw new Error(`No ${name} in ${CLIENT}: see its plugin.`);
  return code.replace(whole, `function ${name}() { ${body} }\n`);
}
