/** "Expand All" and "Collapse All" open and close the parts in place; without it they are links. */
const parts = document.querySelectorAll("[data-expandable] > details");

for (const link of document.querySelectorAll("[data-expand]")) {
  link.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    for (const part of parts) part.open = link.dataset.expand === "all";
    history.replaceState(history.state, "", link.href.replace(/#.*/, ""));
  });
}
