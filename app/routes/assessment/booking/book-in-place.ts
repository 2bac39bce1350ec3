// Closes the booking dialog in place, posts its form and opens the scheduler in a new tab.

import fields from "#content/forms/assessment.yaml";
import { showToast } from "~/enhance/toasts";
import { trimText } from "~/http/clean-text";
import { deleteDraftValues } from "~/ui/draft-values";
import type { BookingReply } from "./book-json";

const dialog = document.querySelector<HTMLDialogElement>("dialog[data-booking]");
const form = dialog?.querySelector("form");
const button = form?.querySelector("button");

/** Closing the modal dialog sets the address of the page below it. */
function prepareClosing(dialog: HTMLDialogElement) {
  // Toasts outside a modal dialog would be covered and inert, so they move into it.
  const toasts = document.querySelector("[data-toasts]")?.parentElement;
  const close = dialog.querySelector<HTMLAnchorElement>("a[data-close]");
  for (const element of document.querySelectorAll<HTMLElement>("[inert]")) element.inert = false;
  dialog.oncancel = null;
  dialog.removeAttribute("closedby");
  if (toasts) dialog.appendChild(toasts);
  close?.addEventListener("click", (event) => {
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener("close", () => {
    if (toasts) document.body.appendChild(toasts);
    history.replaceState(null, "", close?.href);
    document.querySelector<HTMLElement>("#book a")?.focus();
    import("~/routes/assessment/results/keep-results");
  });
}

function submitInPlace(
  dialog: HTMLDialogElement,
  form: HTMLFormElement,
  button: HTMLButtonElement,
) {
  const blocked = form.querySelector<HTMLElement>("[data-blocked]");
  const missing = form.querySelector<HTMLElement>("#missing");
  const required = fields
    .filter((field) => field.required)
    .flatMap(({ name }) => [...form.querySelectorAll<HTMLInputElement>(`[name=${name}]`)]);
  const label = button.textContent;
  const processing = button.dataset.processing ?? label;
  let isProcessing = false;

  const emptyInputs = () => required.filter(({ value }) => !trimText(value));
  const announceFailure = (message = "") => showToast({ ...JSON.parse(message), failed: true });
  const update = () => {
    const empty = emptyInputs();
    button.disabled = isProcessing || empty.length > 0;
    button.textContent = isProcessing ? processing : label;
    const labels = empty.map((input) => input.labels?.[0]?.textContent.trim()).join(", ");
    const status = labels && `${missing?.dataset.missing} ${labels}`;
    // A status is announced whenever it is set.
    if (missing && missing.textContent !== status) missing.textContent = status;
  };

  async function book(tab: Window | null) {
    const fields = Array.from(new FormData(form), ([name, value]) => [name, String(value)]);
    const body = new URLSearchParams(fields);
    const response = await fetch(`${form.action}.json`, { method: "POST", body });
    const reply: BookingReply = await response.json();
    if ("refused" in reply) {
      tab?.close();
      form.querySelector("[name=token]")?.setAttribute("value", reply.token);
      showToast({ ...reply.refused, failed: true });
      return;
    }
    deleteDraftValues("booking:");
    for (const message of reply.messages) showToast(message);
    if (tab && !tab.closed) {
      if (reply.opening) showToast(reply.opening);
      tab.location.replace(reply.location);
      dialog.close();
    } else if (blocked) {
      blocked.hidden = false;
      blocked.focus();
    }
  }

  form.addEventListener("input", update);
  addEventListener("pageshow", update);
  form.addEventListener("submit", async (event) => {
    if (emptyInputs().length > 0) {
      event.preventDefault();
      announceFailure(form.dataset.incomplete);
      return;
    }
    if (!form.target) return;
    event.preventDefault();
    // Before the first await: after it, Safari blocks the new tab as a pop-up.
    const tab = window.open("", "_blank");
    if (tab) tab.opener = null;
    tab?.document?.body?.append(processing);
    isProcessing = true;
    update();
    try {
      await book(tab);
    } catch {
      tab?.close();
      announceFailure(form.dataset.failed);
    }
    isProcessing = false;
    update();
  });
  // Posts the form as without scripts: the scheduler's address, with name and e-mail, is never in the page.
  blocked?.addEventListener("click", () => form.submit());
  update();
}

if (dialog) {
  prepareClosing(dialog);
  if (form && button) submitInPlace(dialog, form, button);
}
