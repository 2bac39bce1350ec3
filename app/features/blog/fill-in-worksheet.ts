import { computeWorksheet } from "./roi-worksheet";

// The worksheet's script: a file of its own, sent with the article that holds the worksheet.
const inputs = [...document.querySelectorAll<HTMLInputElement>("[data-worksheet] input")];
const outputs = [...document.querySelectorAll<HTMLOutputElement>("[data-worksheet] output")];

function update() {
  const filled = inputs.filter(({ value, validity }) => value !== "" && validity.valid);
  const results = computeWorksheet(
    Object.fromEntries(filled.map(({ name, valueAsNumber }) => [name, valueAsNumber])),
  );
  for (const output of outputs) {
    const result = results[output.name];
    output.value = typeof result === "number" ? inWords(output.name, result) : "";
  }
}

function inWords(name: string, result: number): string {
  const figure = Math.abs(result).toLocaleString("en-US");
  const sign = result < 0 ? "-" : "";
  if (name === "returnOnSetup") return `${sign}${figure}%`;
  return name === "paybackMonths" ? figure : `${sign}$${figure}`;
}

for (const input of inputs) input.addEventListener("input", update);
// Going back restores what was typed.
addEventListener("pageshow", update);
