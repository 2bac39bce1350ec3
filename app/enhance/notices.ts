import { NOTICE } from "./announce";

/** Shows what other scripts announce; each message stays until it is dismissed or replaced. */
const SHOWN = 3;
const region = document.querySelector("[data-notices]");
const form = document.querySelector<HTMLTemplateElement>("template[data-notice-form]");

document.addEventListener(NOTICE, ({ detail: { title, text, failed } }) => {
  const notice = form?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  if (!region || !notice) return;
  notice.querySelector("[data-title]")?.append(title);
  notice.querySelector("[data-text]")?.append(text);
  notice.toggleAttribute("data-failed", Boolean(failed));
  notice.querySelector("button")?.addEventListener("click", () => notice.remove());
  region.appendChild(notice);
  while (region.children.length > SHOWN) region.firstElementChild?.remove();
});
