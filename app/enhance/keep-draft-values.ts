import { offline } from "#content/connection.yaml";
import { deleteDraftValues, keepDraftValues } from "~/ui/draft-values";
import { submitIfReached } from "~/ui/submit-offline";

// form[data-draft=NAME] keeps its unsent values in this tab; [data-delete-drafts=PREFIX] deletes those of sent forms.
for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-delete-drafts]")) {
  deleteDraftValues(dataset.deleteDrafts ?? "");
}
for (const form of document.querySelectorAll<HTMLFormElement>("form[data-draft]")) {
  const { draft = "", refused } = form.dataset;
  const select = form.querySelector<HTMLElement>("[data-chosen]");
  const chosen = select instanceof HTMLSelectElement && select.value;
  keepDraftValues(form, draft, refused !== undefined);
  // The link that was followed just now replaces an earlier choice.
  if (chosen && select.value !== chosen && wasOpenedByLink()) {
    select.value = chosen;
    select.dispatchEvent(new Event("input", { bubbles: true }));
  }
  keepOffline(form);
}

function keepOffline(form: HTMLFormElement) {
  const message = form.querySelector<HTMLElement>("[data-offline]");
  if (!message) return;
  const hide = () => {
    message.hidden = true;
  };
  addEventListener("online", hide);
  form.addEventListener("submit", (event) => {
    hide();
    submitIfReached(event, () => {
      if (!message.hasChildNodes()) fill(message);
      message.hidden = false;
      message.focus();
    });
  });
}

function fill(message: HTMLElement) {
  const title = message.appendChild(document.createElement("p"));
  title.className = "font-semibold text-mist";
  title.textContent = offline.title;
  message.appendChild(document.createElement("p")).textContent = offline.text;
}

function wasOpenedByLink() {
  const [opened] = performance.getEntriesByType("navigation");
  return opened && "type" in opened && opened.type === "navigate";
}
