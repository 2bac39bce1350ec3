import { createButton } from "~/enhance/controls";
import { readStored, store } from "~/ui/browser-storage";
import { buttonClass, computeWorksheet, noteClass, resultInWords } from "./roi-worksheet";

const STORAGE_KEY = "roi-worksheet";
const sheet = document.querySelector<HTMLElement>("[data-worksheet]");
const inputs = [...document.querySelectorAll<HTMLInputElement>("[data-worksheet] input")];
const outputs = [...document.querySelectorAll<HTMLOutputElement>("[data-worksheet] output")];
const tools = document.querySelector<HTMLElement>("[data-worksheet-tools]");

function update() {
  const filled = inputs.filter(({ value, validity }) => value !== "" && validity.valid);
  const results = computeWorksheet(
    Object.fromEntries(filled.map(({ name, valueAsNumber }) => [name, valueAsNumber])),
  );
  for (const input of inputs) showProblem(input);
  for (const output of outputs) {
    const { name } = output;
    output.toggleAttribute("data-known", typeof results[name] === "number");
    output.value = resultInWords(name, results, sheet?.dataset ?? {});
  }
}

function showProblem(input: HTMLInputElement) {
  const { valid, badInput } = input.validity;
  const words = badInput ? input.dataset.notANumber : sheet?.dataset.negative;
  const place = document.getElementById(`${input.id}-wrong`);
  if (place) place.textContent = valid ? "" : (words ?? "");
  if (valid) input.removeAttribute("aria-invalid");
  else input.setAttribute("aria-invalid", "true");
}

function fill(read: (input: HTMLInputElement) => string | undefined) {
  for (const input of inputs) input.value = read(input) ?? "";
  keep(inputs);
}

/** The other fields keep their stored values, which may be of another tab. */
function keep(changed: HTMLInputElement[]) {
  const values = Object.fromEntries(changed.map(({ name, value }) => [name, value]));
  store("localStorage", STORAGE_KEY, { ...readKept(), ...values });
  update();
}

function readKept(): Record<string, string> {
  return Object(readStored("localStorage", STORAGE_KEY));
}

function restore() {
  const kept = readKept();
  for (const input of inputs) if (input.value === "") input.value = kept[input.name] ?? "";
  update();
}

/** Made by the script, because text browsers show hidden elements. */
function showTools(place: HTMLElement) {
  const add = (label = "", read: (input: HTMLInputElement) => string | undefined) => {
    place.appendChild(createButton(label, buttonClass, () => fill(read)));
    place.appendChild(document.createTextNode(" "));
  };
  add(place.dataset.example, ({ dataset }) => dataset.example);
  add(place.dataset.nothing, () => "");
  const note = place.appendChild(document.createElement("small"));
  note.className = noteClass;
  note.textContent = place.dataset.kept ?? "";
  place.hidden = false;
}

for (const input of inputs) input.addEventListener("input", () => keep([input]));
if (tools) showTools(tools);
const send = document.querySelector<HTMLElement>("[data-worksheet-send]");
if (send) send.hidden = true;
// With scripts the values are not sent.
sheet?.closest("form")?.addEventListener("submit", (event) => event.preventDefault());
restore();
// The browser restores values after Back.
addEventListener("pageshow", restore);
