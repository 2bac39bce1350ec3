import * as words from "#content/words/ui";
import { forgetTypedText, keepTypedText } from "~/ui/typed-text";

/**
 * Keeps the unsent text of plain forms in this tab: form[data-keep-typed=name], with data-answer where it answers a refused
 * post. [data-forget-typed=beginning] stands where forms of such names were sent. A select[data-chosen] was set by the link that
 * opened the page. Offline a form is not sent: its [data-offline] says so.
 */
for (const sent of document.querySelectorAll<HTMLElement>("[data-forget-typed]")) {
  forgetTypedText(sent.dataset.forgetTyped as string);
}
for (const form of document.querySelectorAll<HTMLFormElement>("form[data-keep-typed]")) {
  const { keepTyped, answer } = form.dataset;
  const select = form.querySelector("[data-chosen]") as HTMLSelectElement | null;
  const chosen = select?.value;
  keepTypedText(form, keepTyped as string, answer !== undefined);
  // A link followed just now outranks what was chosen here before.
  if (select && chosen && select.value !== chosen && wasOpenedByLink()) {
    select.value = chosen;
    select.dispatchEvent(new Event("input", { bubbles: true }));
  }
  refuseOffline(form);
}

function refuseOffline(form: HTMLFormElement) {
  const message = form.querySelector<HTMLElement>("[data-offline]");
  if (!message) return;
  const show = () => {
    if (!message.hasChildNodes()) fill(message);
    message.hidden = navigator.onLine;
  };
  addEventListener("online", show);
  form.addEventListener("submit", (event) => {
    show();
    if (navigator.onLine) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    message.focus();
  });
}

function fill(message: HTMLElement) {
  for (const text of [words.youAreOffline, words.nothingWasSentAnd]) {
    message.appendChild(document.createElement("p")).textContent = text;
  }
}

function wasOpenedByLink() {
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opened?.type === "navigate";
}
