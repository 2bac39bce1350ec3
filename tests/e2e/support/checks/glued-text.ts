/** Where texts of two elements run together, as in "5.0from 47 reviews" in text browsers. Runs in the browser. */
export function findGluedText(html: string): string[] {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  for (const it of parsed.querySelectorAll("script, style, template, head, svg, sup")) it.remove();
  const apart =
    "address, article, aside, blockquote, body, br, dd, details, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, legend, li, main, nav, ol, option, p, pre, section, select, summary, table, tbody, td, th, thead, tr, ul";
  const found: string[] = [];
  let before = "";
  let isSameElement = true;
  walk(parsed.body);
  return found;

  function walk(node: Node) {
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) meet(child.textContent ?? "");
      if (!(child instanceof Element) && child.nodeType !== Node.ELEMENT_NODE) continue;
      enter(child as Element);
    }
  }

  function enter(element: Element) {
    const isApart = element.matches(apart) && !standsInRow(element);
    if (isApart) before = "";
    isSameElement = false;
    walk(element);
    if (isApart) before = "";
    isSameElement = false;
  }

  /** Side by side in a flex row: blocks, too, run together when they are copied. */
  function standsInRow(element: Element) {
    const row = element.parentElement?.classList;
    return row?.contains("flex") && !row.contains("flex-col") && !element.matches("li, dt, dd");
  }

  function meet(text: string) {
    if (text === "") return;
    const runsOn = /[^\s(“"'$#/-]$/.test(before) && /^[^\s%,.:;)!?'’"”/-]/.test(text);
    if (runsOn && !isSameElement) found.push(`${before.slice(-30)}|${text.slice(0, 30)}`);
    before = text;
    isSameElement = true;
  }
}
