/** Books the call over the results: the dialog becomes modal, the scheduler opens in a new tab. */
const dialog = document.querySelector("dialog[data-booking]");
const form = dialog?.querySelector("form");

function announce({ title, text }, failed) {
  document.dispatchEvent(new CustomEvent("notice", { detail: { title, text, failed } }));
}

/** Notices outside a modal dialog would be covered and out of reach, so they follow it. */
function becomeModal() {
  const notices = document.querySelector("[data-notices]").parentElement;
  const close = dialog.querySelector("[data-close]");
  dialog.removeAttribute("open");
  for (const element of document.querySelectorAll("[inert]")) element.inert = false;
  dialog.showModal();
  dialog.append(notices);
  close.addEventListener("click", (event) => {
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener("close", () => {
    document.body.append(notices);
    history.replaceState(null, "", close.href);
    document.querySelector("#book a")?.focus();
  });
}

function isIncomplete() {
  return [form.elements.fullName, form.elements.email].some(({ value }) => !value.trim());
}

function followForm() {
  const button = form.querySelector("button");
  const blocked = form.querySelector("[data-blocked]");
  const label = button.textContent;
  let isProcessing = false;

  const update = () => {
    button.disabled = isProcessing || isIncomplete();
    button.textContent = isProcessing ? button.dataset.processing : label;
  };

  async function book(tab) {
    const body = new URLSearchParams(new FormData(form));
    const response = await fetch(`${form.getAttribute("action")}.json`, { method: "POST", body });
    const { refused, token, location, messages } = await response.json();
    if (refused) {
      tab?.close();
      form.elements.token.value = token;
      announce(refused, true);
      return;
    }
    for (const message of messages) announce(message);
    if (tab && !tab.closed) {
      tab.location.replace(location);
      dialog.close();
    } else {
      blocked.hidden = false;
      blocked.focus();
    }
  }

  form.addEventListener("input", update);
  addEventListener("pageshow", update);
  form.addEventListener("submit", async (event) => {
    if (isIncomplete()) {
      event.preventDefault();
      announce(JSON.parse(form.dataset.incomplete), true);
      return;
    }
    if (!form.dataset.opensTab) return;
    event.preventDefault();
    // Before anything is awaited: after that, Safari takes a new tab for an advertisement.
    const tab = window.open("", "_blank");
    if (tab) tab.opener = null;
    tab?.document?.body?.append(button.dataset.processing);
    isProcessing = true;
    update();
    try {
      await book(tab);
    } catch {
      tab?.close();
      announce(JSON.parse(form.dataset.failed), true);
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

if (dialog) becomeModal();
if (form) followForm();
