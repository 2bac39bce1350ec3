const ESCAPED = /&#x([0-9a-f]{1,6});|&#(\d{1,7});|&amp;|\\[xu]([0-9a-f]{2,4})|\\\//gi;

/** Whether a link, form, refresh or script of a page leads to the return address. Never throws. */
export async function pageLeadsTo(
  html: string,
  { url, returnURL }: { url: string; returnURL: string },
): Promise<boolean> {
  const wanted = URL.parse(returnURL);
  if (!wanted) return false;
  const goal = wanted.origin + wanted.pathname;
  let isFound = false;
  let script = "";
  const follow = (attribute: string) => (element: Element) => {
    const target = URL.parse(readAddress(element.getAttribute(attribute) ?? ""), url);
    isFound ||= target !== null && target.origin + target.pathname === goal;
  };
  const rewriter = new HTMLRewriter()
    .on("a[href], area[href], link[href]", { element: follow("href") })
    .on("form[action]", { element: follow("action") })
    .on("meta[content]", { element: follow("content") })
    .on("script", {
      text(chunk) {
        script += chunk.text;
        if (!chunk.lastInTextNode) return;
        isFound ||= names(decode(script), goal);
        script = "";
      },
    });
  try {
    await rewriter.transform(new Response(withoutNoscript(html))).arrayBuffer();
  } catch {
    // Markup that HTMLRewriter cannot parse: what stands before it counts.
  }
  return isFound;
}

/** HTMLRewriter takes what is in <noscript> for text. */
function withoutNoscript(html: string): string {
  return html.replaceAll(/<\/?noscript>/gi, "");
}

/** The address of an attribute, which in a refresh follows the seconds. */
function readAddress(value: string): string {
  const text = decode(value).trim();
  return text.replace(/^\d+\s*;\s*url\s*=\s*['"]?/i, "").replace(/['"]$/, "");
}

/** The address itself, not the start of a longer one. */
function names(script: string, goal: string): boolean {
  const [, ...rests] = script.split(goal);
  return rests.some((rest) => !/^[\w/.-]/.test(rest));
}

/** HTMLRewriter gives attributes and scripts as they are written. */
function decode(text: string): string {
  return text.replace(ESCAPED, (match, hex, decimal, escaped) => {
    if (match === "&amp;") return "&";
    if (match === "\\/") return "/";
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? escaped, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : match;
  });
}
