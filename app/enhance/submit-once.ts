// Disables the button while its form is being sent; enabled again after Back and after this time.
const GIVE_UP_MS = 10_000;

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-submit-once]")) {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!button) continue;
  const label = button.textContent;
  const restore = () => {
    button.disabled = false;
    button.textContent = label;
  };
  form.addEventListener("submit", () => {
    button.disabled = true;
    button.textContent = form.dataset.submitOnce ?? label;
    // The visitor may have pressed Stop; a second post of the same form makes no second lead.
    setTimeout(restore, GIVE_UP_MS);
  });
  addEventListener("pageshow", restore);
}
