import * as words from "#content/words/ui";
import { NOTICE } from "./announce";
import "./close-menus";

/** Shows what other scripts announce; each message stays until it is dismissed or replaced, and one about a failure takes focus. */
const SHOWN = 3;
const region = document.querySelector("[data-notices]");
const form = document.querySelector<HTMLTemplateElement>("template[data-notice-form]");

document.addEventListener(NOTICE, ({ detail: { title, text, failed } }) => {
  const notice = form?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  if (!region || !notice) return;
  notice.querySelector("[data-title]")?.append(title);
  notice.querySelector("[data-text]")?.append(text);
  notice.toggleAttribute("data-failed", Boolean(failed));
  const before = document.activeElement as HTMLElement | null;
  notice.appendChild(
    dismissButton(() => {
      if (failed) before?.focus();
      notice.remove();
    }),
  );
  region.appendChild(notice);
  if (failed) notice.focus();
  while (region.children.length > SHOWN) region.firstElementChild?.remove();
});

/** Made here: a browser for text alone would show the one in the form. */
function dismissButton(dismiss: () => void) {
  const button = document.createElement("button");
  button.type = "button";
  button.className =
    "min-h-11 shrink-0 px-3 text-small text-mist-soft underline underline-offset-4 hover:text-mist";
  button.textContent = words.dismiss;
  button.addEventListener("click", dismiss);
  return button;
}
