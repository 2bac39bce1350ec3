/** Unsent text of this tab, by form. */
const PREFIX = "typed:";
/** What people type into; the trap for machines is out of their reach. */
const CONTROLS = "input:not([type=hidden],[tabindex='-1']),textarea,select";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Texts = Record<string, string>;

/**
 * Keeps what is typed into a form in this tab, and puts it back where a control still holds what the
 * server rendered or the beginning of what was kept. The values of a refused post (`isAnswer`) win over
 * what was kept. Returns the undoing.
 */
export function keepTypedText(form: HTMLFormElement, name: string, isAnswer = false): () => void {
  const controls = [...form.querySelectorAll<HTMLElement>(CONTROLS)] as unknown as Control[];
  const kept = readTexts(name);
  if (isAnswer) {
    write(name, Object.fromEntries(controls.map((control) => [control.name, control.value])));
  } else {
    for (const control of controls) {
      const text = kept[control.name];
      if (text !== undefined && isOlder(control, text)) control.value = text;
    }
  }
  const keep = ({ target }: Event) => {
    const { name: field, value } = target as Control;
    if (controls.includes(target as Control)) write(name, { ...readTexts(name), [field]: value });
  };
  form.addEventListener("input", keep);
  return () => form.removeEventListener("input", keep);
}

export function holdsTypedText(name: string): boolean {
  return Object.values(readTexts(name)).some((text) => text.trim());
}

/** Forgets the unsent text of all forms whose names begin like this. */
export function forgetTypedText(beginning: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX + beginning)) sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked storage holds nothing.
  }
}

/** Whether nobody has typed here since; browsers, too, put back what was there, at times its beginning alone. */
function isOlder(control: Control, text: string): boolean {
  if (control.value === renderedValue(control)) return true;
  const isBeingTyped = control.matches("select, :focus");
  return !isBeingTyped && text.startsWith(control.value);
}

function renderedValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const rendered = [...control.options].find((option) => option.defaultSelected);
  return (rendered ?? control.options[0])?.value ?? "";
}

function readTexts(name: string): Texts {
  try {
    const texts: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "{}");
    const pairs = Object.entries(Object(texts)).filter(([, text]) => typeof text === "string");
    return Object.fromEntries(pairs) as Texts;
  } catch {
    return {};
  }
}

function write(name: string, texts: Texts): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(texts));
  } catch {
    // Full or blocked: the text stays in the form.
  }
}
