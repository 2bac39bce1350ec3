import { announce } from "~/enhance/announce";
import type { BookingPerson } from "~/features/assessment/booking/booking-form.server";
import { forgetTypedText } from "~/ui/typed-text";
import { becomeModal } from "./become-modal";
import type { BookingReply } from "./book-json";

/** Books the call over the results: the dialog becomes modal, the scheduler opens in a new tab. */
const REQUIRED = ["fullName", "email"] satisfies (keyof BookingPerson)[];
const dialog = document.querySelector<HTMLDialogElement>("dialog[data-booking]");
const form = dialog?.querySelector("form");
const button = form?.querySelector("button");

function followForm(dialog: HTMLDialogElement, form: HTMLFormElement, button: HTMLButtonElement) {
  const blocked = form.querySelector<HTMLElement>("[data-blocked]");
  const missing = document.getElementById("missing") as HTMLElement;
  const label = button.textContent;
  const processing = button.dataset.processing ?? label;
  let isProcessing = false;

  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const isEmpty = ({ value }: HTMLInputElement) => !value.trim();
  const isIncomplete = () => REQUIRED.map(input).some(isEmpty);
  const announceFailure = (message = "{}") => announce({ ...JSON.parse(message), failed: true });
  const update = () => {
    button.disabled = isProcessing || isIncomplete();
    const left = REQUIRED.map(input).filter(isEmpty);
    const labels = left.map((it) => it.labels?.[0]?.textContent.trim()).join(", ");
    const words = labels && `${missing.dataset.missing} ${labels}`;
    if (missing.textContent !== words) missing.textContent = words;
    button.textContent = isProcessing ? processing : label;
  };

  async function book(tab: Window | null) {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const response = await fetch(`${form.getAttribute("action")}.json`, { method: "POST", body });
    const reply: BookingReply = await response.json();
    if ("refused" in reply) {
      tab?.close();
      input("token").value = reply.token;
      announce({ ...reply.refused, failed: true });
      return;
    }
    forgetTypedText("booking:");
    for (const message of reply.messages) announce(message);
    if (tab && !tab.closed) {
      tab.location.replace(reply.location);
      dialog.close();
    } else if (blocked) {
      blocked.textContent = blocked.getAttribute("aria-label");
      blocked.hidden = false;
      blocked.focus();
    }
  }

  form.addEventListener("input", update);
  addEventListener("pageshow", update);
  form.addEventListener("submit", async (event) => {
    if (isIncomplete()) {
      event.preventDefault();
      announceFailure(form.dataset.incomplete);
      return;
    }
    if (!form.dataset.opensTab) return;
    event.preventDefault();
    // Before anything is awaited: after that, Safari takes a new tab for an advertisement.
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
  // The link itself holds nothing personal; the form, sent by a click, is led to the filled-in scheduler.
  blocked?.addEventListener("click", (event) => {
    event.preventDefault();
    form.target = "_blank";
    form.submit();
  });
  update();
}

if (dialog) becomeModal(dialog);
if (dialog && form && button) followForm(dialog, form, button);
