/** A form is sent once: its button says so while it is on its way, and works again after Back. */
for (const form of document.querySelectorAll("form[data-submit-once]")) {
  const button = form.querySelector("button[type=submit]");
  const label = button.textContent;
  form.addEventListener("submit", () => {
    button.disabled = true;
    button.textContent = form.dataset.submitOnce;
  });
  addEventListener("pageshow", () => {
    button.disabled = false;
    button.textContent = label;
  });
}
