import { isPlainClick } from "./plain-click";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

document.querySelector<HTMLElement>("[data-logo]")?.addEventListener("click", (event) => {
  if (location.pathname !== "/" || !isPlainClick(event)) return;
  event.preventDefault();
  scrollTo({ top: 0, behavior: calm.matches ? "auto" : "smooth" });
});
