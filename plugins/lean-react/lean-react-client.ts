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

/** Events that the two flows wait for. React would hear all 80, and answer a tap a dozen times before its click. */
const HEARD = ["click", "change", "input", "keydown", "submit", "cancel", "close"];
const ALL_EVENTS = "allNativeEvents.forEach(";
const UNHEARD = new RegExp(
  `\\bon(?:${[
    ...["Focus", "Blur", "Mouse", "Pointer", "GotPointer", "LostPointer", "Touch", "Drag", "Drop"],
    ...["Key(?:Up|Press)", "BeforeInput", "Composition", "Copy", "Cut", "Paste", "Select", "Wheel"],
    ...["Scroll", "Animation", "Transition", "DoubleClick", "AuxClick", "ContextMenu", "Reset"],
  ].join("|")})\\w*=`,
);

/** The first event that a screen waits for and React does not hear, as it is written there. */
export const findUnheard = (screen: string) => UNHEARD.exec(screen)?.[0];

/** Leaves React in the browser what the two flows ask of it: 4 KB of their scripts. */
export function leanReactClient(): Plugin {
  return {
    name: "lean-react-client",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      const unheard = /\/app\/.*\.tsx$/.test(id) && findUnheard(code);
      if (unheard) this.error(`React hears no ${unheard} in a build: see HEARD in its plugin.`);
      if (!id.endsWith(CLIENT)) return;
      const idle = IDLE.reduce((text, name) => replace(text, name, 'return "";'), code);
      const refusal = (name: string) => `throw Error("${name} is left out of this build.");`;
      const lean = NEVER_CALLED.reduce((text, name) => replace(text, name, refusal(name)), idle);
      if (!lean.includes(ALL_EVENTS)) throw new Error(`No ${ALL_EVENTS} in ${CLIENT}.`);
      return { code: lean.replace(ALL_EVENTS, `${JSON.stringify(HEARD)}.forEach(`), map: null };
    },
  };
}

/** Gives a function of the file's own scope another body. */
function replace(code: string, name: string, body: string): string {
  const whole = new RegExp(`^function ${name}\\([^]*?^}\\n`, "m");
  if (!whole.test(code)) throw new Error(`No ${name} in ${CLIENT}: see its plugin.`);
  return code.replace(whole, `function ${name}() { ${body} }\n`);
}
