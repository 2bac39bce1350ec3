import { isPlainClick } from "./plain-click";

/** "Expand All" and "Collapse All" open and close the details in place; without scripts they are links. */
const parts = document.querySelectorAll<HTMLDetailsElement>("[data-expandable] > details");

for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-expand]")) {
  link.addEventListener("click", (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    for (const part of parts) part.open = link.dataset.expand === "all";
    history.replaceState(history.state, "", link.href.replace(/#.*/, ""));
  });
}
