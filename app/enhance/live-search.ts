import { type Control, renderedValue } from "~/ui/draft-values";
import { isPlainClick } from "./controls";
import { includesText } from "./search-words";

/**
 * Filters a list while its GET form changes.
 * form[data-live] is "part" if the page has not all entries; then the first change loads the whole list, from
 * data-live-whole if that has another address, and removes [data-live-more].
 * `q` is searched in data-search (or the text) of each child of [data-live-list]; any other field must equal
 * the child's data-FIELD, unless it is empty or a select's first option. `sort` orders by the rank in data-VALUE.
 * [data-live-count] gets the number of matches, and [data-live-status="Shown:"] announces it.
 * [data-live-empty] is shown if there are none, with its [data-live-words] filled in.
 * [data-live-set="q=&category=x"] sets fields; its aria-current follows. A submit scrolls to the action's fragment.
 */
const form = document.querySelector<HTMLFormElement>("form[data-live]");
let isPart = form?.dataset.live === "part";
let isLoading = false;
const list = document.querySelector<HTMLElement>("[data-live-list]");
let items = all("[data-live-list] > *");
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
  // The link that was followed may be hidden now.
  if (document.activeElement?.closest("[hidden]")) findField("q")?.focus();
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
  history.replaceState(history.state, "", shown);
  if (isPart) loadAll();
  else show();
}

/** Replaces the matches by the whole list, which is then filtered. */
async function loadAll() {
  if (isLoading) return;
  isLoading = true;
  try {
    const response = await fetch(form?.dataset.liveWhole ?? pathname);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    items = [...page.querySelectorAll<HTMLElement>("[data-live-list] > *")];
    if (items.length === 0) throw new Error(`${response.status} without a list`);
    list?.replaceChildren(...items);
    for (const element of all("[data-live-more]")) element.remove();
    isPart = false;
    show();
  } catch (error) {
    console.error("The list was not loaded.", error);
    // The server filters.
    form?.submit();
  }
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
update();
