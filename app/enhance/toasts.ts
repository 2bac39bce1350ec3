import { dismissButton } from "#content/ui.yaml";
import { createButton, fadeOut } from "./controls";

const MAX_TOASTS = 3;
const DISMISS_CLASS =
  "min-h-11 shrink-0 px-3 text-small text-mist-soft underline underline-offset-4 hover:text-mist";

/** Shows a message until dismissed or pushed out, where `Toasts` is; a failure takes focus. */
export function showToast({
  title,
  text,
  failed,
}: {
  title: string;
  text: string;
  failed?: boolean;
}) {
  const region = document.querySelector("[data-toasts]");
  const template = document.querySelector<HTMLTemplateElement>("[data-toast-template]");
  const content = template?.content.querySelector<HTMLElement>("div");
  if (!region || !content) return;
  const toast = document.importNode(content, true);
  toast.querySelector("[data-title]")?.append(title);
  toast.querySelector("[data-text]")?.append(text);
  toast.toggleAttribute("data-failed", failed ?? false);
  const before = document.activeElement;
  const dismiss = () => {
    if (failed && before instanceof HTMLElement) before.focus();
    fadeOut(toast);
  };
  // Not in the template: text browsers show the content of templates.
  toast.appendChild(createButton(dismissButton, DISMISS_CLASS, dismiss));
  // The same message again takes the place of the former.
  for (const former of region.children) if (former.isEqualNode(toast)) former.remove();
  region.appendChild(toast);
  if (failed) toast.focus();
  [...region.children].slice(0, -MAX_TOASTS).forEach(fadeOut);
}
