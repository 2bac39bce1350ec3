import { type Control, renderedValue } from "~/ui/draft-values";
import { isPlainClick } from "./plain-click";
import { includesText } from "./search-words";

/**
 * Filters a list while its GET form changes.
 * form[data-live] is "part" if the page has not all entries; then the first change loads the whole list, from
 * data-live-whole if that has another address.
 * `q` is searched in data-search (or the text) of each child of [data-live-list]; any other field must equal
 * the child's data-FIELD, unless it is empty or a select's first option. `sort` orders by the rank in data-VALUE.
 * [data-live-count] gets the number of matches, and [data-live-status="Shown:"] announces it.
 * [data-live-empty] is shown if there are none, with its [data-live-words] filled in.
 * [data-live-set="q=&category=x"] sets fields; its aria-current follows. A submit scrolls to the action's fragment.
 */
const STORAGE_KEY = "live-search";
/** Reading storage can delay the first paint by 200 ms, so it is read only if the URL has this fragment. */
const RESTORE_HASH = "#asked";
const form = document.querySelector<HTMLFormElement>("form[data-live]");
const isPartialList = form?.dataset.live === "part";
const list = document.querySelector<HTMLElement>("[data-live-list]");
const items = all("[data-live-list] > *");
const setters = all("[data-live-set]");
// The order of the list is outside of its form, with a `form` attribute.
const fields = all<Control>("form[data-live] [name], select[form]");
const { pathname, hash } = new URL(form?.action ?? location.href);

function all<Match extends HTMLElement = HTMLElement>(selector: string): Match[] {
  return [...document.querySelectorAll<Match>(selector)];
}

const findField = (name: string | undefined) => fields.find((field) => field.name === name);

function isUnset(field: Control) {
  return field.value === "" || field.querySelector("option")?.selected;
}

function address() {
  const active = fields.filter((field) => !isUnset(field));
  const query = new URLSearchParams(active.map(({ name, value }) => [name, value.trim()]));
  return pathname + (active.length > 0 ? `?${query}` : "");
}

function matches(item: HTMLElement) {
  return fields.every((field) => {
    if (field.name === "sort" || isUnset(field)) return true;
    if (field.name !== "q") return item.dataset[field.name] === field.value;
    return includesText(item.dataset.search || item.textContent, field.value);
  });
}

function sort() {
  const key = findField("sort")?.value.toLowerCase();
  const rank = (item: HTMLElement) => Number(item.dataset[key ?? ""]);
  if (!key) return;
  for (const item of [...items].sort((a, b) => rank(a) - rank(b))) list?.appendChild(item);
}

function show() {
  sort();
  for (const item of items) item.hidden = !matches(item);
  const count = String(items.filter((item) => !item.hidden).length);
  for (const element of all("[data-live-count]")) element.textContent = count;
  for (const element of all("[data-live-status]")) {
    element.textContent = `${element.dataset.liveStatus} ${count}`;
  }
  for (const element of all("[data-live-empty]")) element.hidden = count !== "0";
  for (const element of all("[data-live-words]"))
    element.textContent = element.dataset.liveWords ?? "";
  setters.forEach(markCurrent);
}

function valuesOf(setter: HTMLElement) {
  return [...new URLSearchParams(setter.dataset.liveSet)];
}

function markCurrent(setter: HTMLElement) {
  if (!setter.hasAttribute("aria-current")) return;
  const isCurrent = valuesOf(setter).every(([name, value]) => findField(name)?.value === value);
  setter.setAttribute("aria-current", String(isCurrent));
}

function fill(values: [string, string][]) {
  for (const [name, value] of values) {
    const field = findField(name);
    if (field) field.value = value;
  }
}

/** The address whose matches are shown; empty if a field changed before this script loaded. */
let shown = fields.some((field) => field.value !== renderedValue(field)) ? "" : address();

function update() {
  if (address() === shown) return;
  shown = address();
  if (isPartialList) return loadAll();
  history.replaceState(history.state, "", shown);
  show();
}

/** Loads the page with the whole list, which then applies the same filter. */
function loadAll() {
  const focused = document.querySelector<Control>(":focus")?.name;
  const values = fields.map(({ name, value }) => [name, value]);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([focused, values]));
    location.replace((form?.dataset.liveWhole ?? pathname) + RESTORE_HASH);
  } catch {
    // Storage is blocked: the server filters.
    form?.submit();
  }
}

function restoreFilter() {
  if (location.hash !== RESTORE_HASH) return;
  history.replaceState(history.state, "", pathname + location.search);
  const stored = sessionStorage.getItem(STORAGE_KEY);
  sessionStorage.removeItem(STORAGE_KEY);
  if (!stored || isPartialList) return;
  const [focused, values] = JSON.parse(stored);
  fill(values);
  findField(focused)?.focus();
  update();
}

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  if (hash) document.querySelector(hash)?.scrollIntoView();
});
addEventListener("input", ({ target }) => fields.some((field) => field === target) && update());
for (const setter of setters) {
  setter.addEventListener("click", (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    fill(valuesOf(setter));
    update();
  });
}
// The browser restores values after Back.
addEventListener("pageshow", update);
restoreFilter();
update();
