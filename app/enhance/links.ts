import { isPlainClick } from "./controls";

document.querySelector<HTMLElement>("[data-logo]")?.addEventListener("click", (event) => {
  if (location.pathname !== "/" || !isPlainClick(event)) return;
  event.preventDefault();
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: reducedMotion ? "auto" : "smooth" });
});

const FORMS = /\/(details|review)$/;

/** A flow changes its address while it is open: in another language it has the same answers. What was typed stays in its tab. */
document.addEventListener("click", ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>("a[data-same-page]");
  if (!link) return;
  link.pathname = location.pathname;
  link.search = location.search;
  link.target = FORMS.test(location.pathname) ? "_blank" : "";
});

/** "Expand All" and "Collapse All" work in place; without scripts they are links. */
const details = document.querySelectorAll<HTMLDetailsElement>("[data-expandable] > details");

for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-expand]")) {
  link.addEventListener("click", (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    for (const element of details) element.open = link.dataset.expand === "all";
    history.replaceState(history.state, "", link.href.replace(/#.*/, ""));
  });
}
