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

/** Where a key leads from the tab at `at`; undefined for keys that are not the tabs' own. */
function destination(key, at) {
  const last = tabs.length - 1;
  const keys = {
    ArrowLeft: at === 0 ? last : at - 1,
    ArrowRight: at === last ? 0 : at + 1,
    Home: 0,
    End: last,
    " ": at,
  };
  return tabs[keys[key]];
}

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
    const next = destination(event.key, tabs.indexOf(document.activeElement));
    if (!next) return;
    event.preventDefault();
    next.focus();
    selectAndRemember(next);
  });
}
