/** Shows what other scripts announce as `notice` events; each message stays until it is dismissed or replaced. */
const region = document.querySelector("[data-notices]");
const form = document.querySelector("template[data-notice-form]");
const SHOWN = 3;

document.addEventListener("notice", ({ detail: { title, text, failed } }) => {
  const notice = form.content.firstElementChild.cloneNode(true);
  notice.querySelector("[data-title]").textContent = title;
  notice.querySelector("[data-text]").textContent = text;
  notice.toggleAttribute("data-failed", Boolean(failed));
  notice.querySelector("button").addEventListener("click", () => notice.remove());
  region.append(notice);
  while (region.children.length > SHOWN) region.firstElementChild.remove();
});
