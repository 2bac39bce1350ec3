import { isPlainClick } from "./controls";
import { findTarget } from "./open-target";

/** Turns links to `?tab=` into tabs (ARIA tabs pattern); all panels are in the page. */
const list = document.querySelector<HTMLElement>("[data-tabs]");
const tabs = [...(list?.querySelectorAll("a") ?? [])];

list?.setAttribute("role", "tablist");
for (const tab of tabs) becomeTab(tab);
const target = findTarget();
const withTarget = tabs.find((tab) => panelOf(tab)?.contains(target));
select(withTarget ?? tabs.find((tab) => tab.hasAttribute("aria-current")) ?? tabs[0]);
if (withTarget) target?.scrollIntoView();
list?.addEventListener("keydown", (event) => {
  const at = tabs.findIndex((tab) => tab.matches(":focus"));
  const next = destination(event.key, at);
  // Alt+Left is the browser's Back.
  if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  next.focus();
  selectAndRemember(next);
});

function becomeTab(tab: HTMLAnchorElement) {
  tab.setAttribute("role", "tab");
  tab.parentElement?.setAttribute("role", "presentation");
  const panel = panelOf(tab);
  panel?.setAttribute("role", "tabpanel");
  panel?.setAttribute("aria-labelledby", tab.id);
  // Something in the panel was found: by find-in-page, a text fragment or open-target.ts.
  panel?.addEventListener("beforematch", () => select(tab));
  tab.addEventListener("click", (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    selectAndRemember(tab);
  });
}

function panelOf(tab: HTMLAnchorElement) {
  return document.getElementById(tab.getAttribute("aria-controls") ?? "");
}

function select(chosen: HTMLAnchorElement | undefined) {
  for (const tab of tabs) {
    const isChosen = tab === chosen;
    tab.removeAttribute("aria-current");
    tab.setAttribute("aria-selected", String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = panelOf(tab);
    if (isChosen) panel?.removeAttribute("hidden");
    else panel?.setAttribute("hidden", "until-found");
  }
}

function selectAndRemember(tab: HTMLAnchorElement) {
  select(tab);
  history.replaceState(history.state, "", tab.href);
}

function destination(key: string, at: number) {
  const [before, after] =
    document.dir === "rtl" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const keys: Record<string, HTMLAnchorElement | undefined> = {
    [before]: tabs.at(at - 1),
    [after]: tabs[at + 1] ?? tabs[0],
    Home: tabs[0],
    End: tabs.at(-1),
    " ": tabs[at],
  };
  return keys[key];
}
