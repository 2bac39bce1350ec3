import { worksheet } from "#content/worksheet.yaml";
import { computeWorksheet, resultInWords } from "./roi-worksheet";

/** The article's HTML with the values that a browser without scripts sent, and the results. */
export function fillWorksheet(html: string, sent: URLSearchParams): Promise<string> {
  const filled = [...sent].filter(([, value]) => value !== "" && Number(value) >= 0);
  const values = Object.fromEntries(filled.map(([name, value]) => [name, Number(value)]));
  const results = computeWorksheet(values);
  return new HTMLRewriter()
    .on('input[id^="roi-"]', {
      element(input) {
        const name = input.getAttribute("name") ?? "";
        if (Object.hasOwn(values, name)) input.setAttribute("value", String(values[name]));
      },
    })
    .on("output", {
      element(output) {
        const name = output.getAttribute("name") ?? "";
        if (typeof results[name] === "number") output.setAttribute("data-known", "");
        output.setInnerContent(resultInWords(name, results, worksheet));
      },
    })
    .transform(new Response(html))
    .text();
}
