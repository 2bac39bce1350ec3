import * as words from "#content/words/ui";
import { TOAST } from "./show-toast";

/** Shows the toasts of other scripts until they are dismissed or pushed out; a toast about a failure takes focus. */
const SHOWN = 3;
const region = document.querySelector("[data-toasts]");
const template = document.querySelector<HTMLTemplateElement>("template[data-toast-template]");

document.addEventListener(TOAST, ({ detail: { title, text, failed } }) => {
  const toast = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  if (!region || !toast) return;
  toast.querySelector("[data-title]")?.append(title);
  toast.querySelector("[data-text]")?.append(text);
  toast.toggleAttribute("data-failed", Boolean(failed));
  const before = document.activeElement as HTMLElement | null;
  toast.appendChild(
    dismissButton(() => {
      if (failed) before?.focus();
      toast.remove();
    }),
  );
  region.appendChild(toast);
  if (failed) toast.focus();
  while (region.children.length > SHOWN) region.firstElementChild?.remove();
});

/** Made by the script: text browsers show the content of templates. */
function dismissButton(dismiss: () => void) {
  const button = document.createElement("button");
  button.type = "button";
  button.className =
    "min-h-11 shrink-0 px-3 text-small text-mist-soft underline underline-offset-4 hover:text-mist";
  button.textContent = words.dismiss;
  button.addEventListener("click", dismiss);
  return button;
}
