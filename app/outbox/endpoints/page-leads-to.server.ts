const COMMENT_OR_SCRIPT = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<script[\s\S]*?(?:<\/script|$)/gi;
const LEADING_TAGS = /^(a|area|form|link|meta)\s/i;
const LEADING_ATTRIBUTES = /\b(?:href|action|content)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
const ESCAPED = /&#x([0-9a-f]{1,6});|&#(\d{1,7});|&amp;|\\[xu]([0-9a-f]{2,4})|\\\//gi;

/** Whether a link, form, refresh or script leads to the return address; linear, however hostile the page. */
export function pageLeadsTo(
  html: string,
  { url, returnURL }: { url: string; returnURL: string },
): boolean {
  const wanted = URL.parse(returnURL);
  if (!wanted) return false;
  const goal = wanted.origin + wanted.pathname;
  const page = dropComments(html);
  const scripts = page.split(/<script/i).slice(1);
  if (scripts.some((script) => names(decode(script.split(/<\/script/i)[0] ?? ""), goal))) {
    return true;
  }
  return page.split("<").some((tag) => LEADING_TAGS.test(tag) && tagLeadsTo(tag, url, goal));
}

/** What looks like a comment inside a script is the script's own. */
function dropComments(html: string): string {
  return html.replace(COMMENT_OR_SCRIPT, (part) => (part.startsWith("<!--") ? "" : part));
}

function tagLeadsTo(tag: string, base: string, goal: string): boolean {
  for (const [, double, single, bare] of tag.matchAll(LEADING_ATTRIBUTES)) {
    const value = decode(double ?? single ?? bare ?? "").trim();
    const address = value.replace(/^\d+\s*;\s*url\s*=\s*['"]?/i, "").replace(/['"]$/, "");
    const target = URL.parse(address, base);
    if (target && target.origin + target.pathname === goal) return true;
  }
  return false;
}

/** The address itself, not the start of a longer one. */
function names(script: string, goal: string): boolean {
  for (let at = script.indexOf(goal); at !== -1; at = script.indexOf(goal, at + 1)) {
    if (!/[\w/.-]/.test(script.charAt(at + goal.length))) return true;
  }
  return false;
}

function decode(text: string): string {
  return text.replace(ESCAPED, (match, hex, decimal, escaped) => {
    if (match === "&amp;") return "&";
    if (match === "\\/") return "/";
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? escaped, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : match;
  });
}
