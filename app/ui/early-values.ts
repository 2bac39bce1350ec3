import { useEffect, useState } from "react";
import { CONTROLS, type Control } from "./draft-values";
import { useHydrated } from "./hydration";

/** React replaces a form that an extension changed before hydration: this copies its values and focus into the new one. */
export function useEarlyValues(formId: string): void {
  const hydrated = useHydrated();
  const [early] = useState(() => (import.meta.env.SSR || hydrated ? null : findEarlyForm(formId)));
  // After the layout effect of a dialog, which moves the focus.
  useEffect(() => {
    const form = document.getElementById(formId);
    // After a hydration without errors it is the same form.
    if (!early || early.form.isConnected || !form) return;
    const before = controlsOf(early.form);
    for (const [i, control] of controlsOf(form).entries()) {
      const old = before[i];
      if (!old || old.name !== control.name) continue;
      if (control instanceof HTMLInputElement && old instanceof HTMLInputElement)
        control.checked = old.checked;
      if (control.value !== old.value) control.value = old.value;
      if (old === early.focused) focusLike(control, old);
    }
  }, [formId, early]);
}

function findEarlyForm(id: string) {
  const form = document.getElementById(id);
  return form && { form, focused: document.activeElement };
}

function controlsOf(form: HTMLElement): Control[] {
  return [...form.querySelectorAll<Control>(`:is(${CONTROLS})`)];
}

function focusLike(control: Control, old: Control): void {
  control.focus({ preventScroll: true });
  // E-mail fields and radio buttons have no selection.
  if (!("selectionStart" in old && old.selectionStart !== null)) return;
  const { selectionStart, selectionEnd } = old as HTMLInputElement;
  (control as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}
