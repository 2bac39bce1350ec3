import { readStored, removeStored, store, storedKeys } from "./browser-storage";

/** Begins keys of sessionStorage, which pages opened before the last deploy still read. */
const PREFIX = "typed:";
export const CONTROLS = "input:not([type=hidden],[tabindex='-1']),textarea,select";

export type Control = HTMLElement & { name: string; value: string; defaultValue?: string };
type Values = Record<string, string>;

/** Keeps unsent values in this tab. After a refused post the form's values replace the draft. */
export function keepDraftValues(form: HTMLFormElement, name: string, isRefused = false) {
  const controls = [...form.querySelectorAll<Control>(CONTROLS)];
  const draft = readValues(name);
  if (isRefused) {
    writeValues(name, Object.fromEntries(controls.map((control) => [control.name, control.value])));
  } else {
    for (const control of controls) {
      const value = draft[control.name];
      if (value !== undefined && isOutdated(control, value)) control.value = value;
    }
  }
  const updateDraft = ({ target }: { target: EventTarget | null }) => {
    const control = controls.find((one) => one === target);
    if (control) writeValues(name, { ...readValues(name), [control.name]: control.value });
  };
  // Typed before this script ran.
  for (const control of controls)
    if (control.value !== renderedValue(control)) updateDraft({ target: control });
  form.addEventListener("input", updateDraft);
  return () => form.removeEventListener("input", updateDraft);
}

export function hasDraftValues(name: string): boolean {
  return Object.values(readValues(name)).some((value) => value.trim());
}

export function deleteDraftValues(prefix: string): void {
  for (const key of storedKeys("sessionStorage")) {
    if (key.startsWith(PREFIX + prefix)) removeStored("sessionStorage", key);
  }
}

/** Whether the draft is newer. Browsers restore values, too, at times only their beginning. */
function isOutdated(control: Control, value: string): boolean {
  if (control.value === renderedValue(control)) return true;
  const keepsOwnValue = control.matches("select, :focus");
  return !keepsOwnValue && value.startsWith(control.value);
}

export function renderedValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue ?? "";
  const rendered = [...control.options].find((option) => option.defaultSelected);
  return (rendered ?? control.options[0])?.value ?? "";
}

function readValues(name: string): Values {
  const values = readStored("sessionStorage", PREFIX + name);
  const isText = (pair: [string, unknown]): pair is [string, string] => typeof pair[1] === "string";
  return Object.fromEntries(Object.entries(Object(values)).filter(isText));
}

function writeValues(name: string, values: Values): void {
  store("sessionStorage", PREFIX + name, values);
}
