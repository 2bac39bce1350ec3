const calm = matchMedia("(prefers-reduced-motion: reduce)");

document.querySelector("[data-logo]")?.addEventListener("click", (event) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  scrollTo({ top: 0, behavior: calm.matches ? "auto" : "smooth" });
});
