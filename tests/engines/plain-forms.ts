import type { TextBrowser } from "./text-browsers.ts";

/** Fills in the form of a page that has this field, with what the server hid in it, and sends it. */
export async function sendForm(
  browser: TextBrowser,
  page: { url: string; html: string },
  marker: string,
  fields: Record<string, string> = {},
) {
  const form = page.html
    .match(/<form\b.*?<\/form>/gs)
    ?.find((it) => it.includes(`name="${marker}"`));
  if (!form) throw new Error(`No form with ${marker}:\n${page.html.slice(0, 500)}`);
  const tag = /<form\b[^>]*>/.exec(form)?.[0] ?? "";
  const action = attribute(tag, "action") ?? page.url;
  const hidden = (form.match(/<input\b[^>]*type="hidden"[^>]*>/g) ?? []).map((input) => [
    attribute(input, "name") ?? "",
    attribute(input, "value") ?? "",
  ]);
  const body = new URLSearchParams({ ...Object.fromEntries(hidden), ...fields });
  return browser.post(new URL(action.replaceAll("&amp;", "&"), page.url).href, String(body));
}

function attribute(tag: string, name: string) {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}
