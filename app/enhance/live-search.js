/**
 * Filters a list while its GET form changes. form[data-live] has an input `q`, looked for in each [data-live-list] child's
 * data-search (or its text); any other field must equal the child's data-<field>, where "" or a select's first option is any;
 * `sort` orders by the rank in data-<value in lower case>. [data-live-count] gets the number of matches, [data-live-status="Shown:"]
 * announces it, [data-live-empty] shows for none with its [data-live-words="Nothing found."] filled in, [data-live-set="q=&category=x"] sets fields (its aria-current, if any, follows).
 * The address follows too. data-live="part": only matches are in the page, so the first change loads the whole list.
 */
const form = document.querySelector("form[data-live]");
const list = document.querySelector("[data-live-list]");
const items = [...list.children];
const setters = [...document.querySelectorAll("[data-live-set]")];
const REMEMBERED = "live-search";

const fields = () => [...form.elements].filter(({ name }) => name);
const isAny = (field) => field.value === "" || field.selectedIndex === 0;

/** The address of what is asked for, without what goes without saying. */
function address() {
  const asked = fields().filter((field) => !isAny(field));
  const query = new URLSearchParams(asked.map(({ name, value }) => [name, value.trim()]));
  return form.getAttribute("action") + (query.size > 0 ? `?${query}` : "");
}

function fits(item) {
  return fields().every((field) => {
    if (field.name === "sort" || isAny(field)) return true;
    if (field.name !== "q") return item.dataset[field.name] === field.value;
    const words = item.dataset.search || item.textContent.toLowerCase();
    return words.includes(field.value.trim().toLowerCase());
  });
}

function sort() {
  const rank = form.elements.sort?.value.toLowerCase();
  if (rank) list.append(...items.toSorted((a, b) => a.dataset[rank] - b.dataset[rank]));
}

function show() {
  sort();
  for (const item of items) item.hidden = !fits(item);
  const count = items.filter((item) => !item.hidden).length;
  for (const place of document.querySelectorAll("[data-live-count]")) place.textContent = count;
  for (const place of document.querySelectorAll("[data-live-status]")) {
    place.textContent = `${place.dataset.liveStatus} ${count}`;
  }
  document.querySelector("[data-live-empty]").hidden = count > 0;
  for (const place of document.querySelectorAll("[data-live-words]")) {
    place.textContent = place.dataset.liveWords;
  }
  for (const setter of setters) markCurrent(setter);
}

function markCurrent(setter) {
  if (!setter.hasAttribute("aria-current")) return;
  const set = [...new URLSearchParams(setter.dataset.liveSet)];
  setter.setAttribute(
    "aria-current",
    set.every(([name, value]) => form.elements[name].value === value),
  );
}

let shown = address();

function update() {
  if (address() === shown) return;
  shown = address();
  if (form.dataset.live === "part") return loadAll();
  history.replaceState(history.state, "", shown);
  show();
}

/** Opens the page with the whole list, where what was asked for now is asked again. */
function loadAll() {
  const values = fields().map(({ name, value }) => [name, value]);
  sessionStorage.setItem(REMEMBERED, JSON.stringify([document.activeElement.name, values]));
  location.replace(form.getAttribute("action"));
}

function askAgain() {
  const remembered = sessionStorage.getItem(REMEMBERED);
  sessionStorage.removeItem(REMEMBERED);
  if (!remembered || form.dataset.live === "part") return;
  const [focused, values] = JSON.parse(remembered);
  for (const [name, value] of values) form.elements[name].value = value;
  form.elements[focused]?.focus();
  update();
}

form.addEventListener("submit", (event) => event.preventDefault());
addEventListener("input", ({ target }) => target.form === form && update());
for (const setter of setters) {
  setter.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    for (const [name, value] of new URLSearchParams(setter.dataset.liveSet)) {
      form.elements[name].value = value;
    }
    update();
  });
}
// Going back restores what was typed.
addEventListener("pageshow", update);
askAgain();
