import { computeWorksheet, resultInWords } from "./roi-worksheet";

/** The worksheet's HTML with the numbers that a browser without scripts sent, and what comes of them. */
export function fillWorksheet(html: string, sent: URLSearchParams): string {
  const typed = [...sent].filter(([, value]) => value !== "" && Number(value) >= 0);
  const values = Object.fromEntries(typed.map(([name, value]) => [name, Number(value)]));
  const results = computeWorksheet(values);
  const said = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1] ?? "";
  const hints = { waiting: said("waiting"), noPayback: said("no-payback") };
  return html
    .replace(/<input id="roi-(\w+)"/g, (input, name) =>
      Object.hasOwn(values, name) ? `${input} value="${values[name]}"` : input,
    )
    .replace(/(<output name="(\w+)"[^>]*)>/g, (_, output, name) => {
      const known = typeof results[name] === "number" ? " data-known" : "";
      return `${output}${known}>${resultInWords(name, results, hints)}`;
    });
}
