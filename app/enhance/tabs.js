/** Turns links to `?tab=` into tabs: all panels are in the page, one is shown. */
const list = document.querySelector("[data-tabs]");
const tabs = [...(list?.querySelectorAll("a") ?? [])];

function panelOf(tab) {
  return document.getElementById(tab.getAttribute("aria-controls"));
}

function select(chosen) {
  for (const tab of tabs) {
    const isChosen = tab === chosen;
    tab.removeAttribute("aria-current");
    tab.setAttribute("aria-selected", String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    panelOf(tab).hidden = !isChosen;
  }
}

function selectAndRemember(tab) {
  select(tab);
  history.replaceState(history.state, "", tab.href);
}

const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

if (list) {
  list.role = "tablist";
  for (const tab of tabs) {
    tab.role = "tab";
    tab.parentElement.role = "presentation";
    const panel = panelOf(tab);
    panel.role = "tabpanel";
    panel.setAttribute("aria-labelledby", tab.id);
    tab.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      selectAndRemember(tab);
    });
  }
  select(tabs.find((tab) => tab.hasAttribute("aria-current")) ?? tabs[0]);
  list.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    if (!step) return;
    const at = tabs.indexOf(document.activeElement);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    next.focus();
    selectAndRemember(next);
  });
}
