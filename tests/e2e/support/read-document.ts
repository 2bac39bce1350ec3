import type { Page } from "@playwright/test";

/** What a document says about itself, read by the browser's own parser. */
export type DocumentFacts = ReturnType<typeof readInBrowser>;

export function readDocument(page: Page, html: string): Promise<DocumentFacts> {
  return page.evaluate(readInBrowser, html);
}

/** Runs in the browser. */
function readInBrowser(html: string) {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const all = (selector: string) => [...parsed.querySelectorAll(selector)];
  const values = (selector: string, name: string) =>
    all(selector).map((element) => element.getAttribute(name) ?? "");
  const metas = all("meta[name], meta[property]").map((meta) => [
    meta.getAttribute("name") ?? meta.getAttribute("property") ?? "",
    meta.getAttribute("content") ?? "",
  ]);
  const graphs = all("script[type='application/ld+json']").map((it) => it.textContent ?? "");
  for (const script of all("script, style")) script.remove();
  return {
    lang: parsed.documentElement.lang,
    titles: all("head > title").map((title) => title.textContent ?? ""),
    canonicals: values("link[rel=canonical]", "href"),
    metas: metas as [string, string][],
    graphs,
    ids: values("[id]", "id"),
    headings: all("h1").length,
    landmarks: ["body > header", "main", "body > footer", "nav[aria-label=Main]"].map(
      (it) => all(it).length,
    ),
    links: all("a").map((link) => ({
      href: link.getAttribute("href") ?? "",
      target: link.getAttribute("target"),
      rel: link.getAttribute("rel") ?? "",
    })),
    /** The links of the page itself that lead on: not those of every page, nor where one is already. */
    actions: all("main a:not([aria-current], [inert] *)").map((link) => ({
      href: link.getAttribute("href") ?? "",
      target: link.getAttribute("target"),
      text: (link.textContent ?? "").replace(/\s+/g, " ").trim(),
    })),
    /** The answers that are chosen already. */
    pressed: all("button[aria-pressed=true]").map((it) => it.textContent ?? ""),
    resources: [
      ...values("link[href]:not([rel=canonical], [rel=alternate])", "href"),
      ...values("script[src], img[src]", "src"),
      ...values("[srcset]", "srcset").flatMap((set) =>
        set.split(",").map((it) => it.trim().split(" ")[0] ?? ""),
      ),
    ],
    /** What a visitor, a screen reader or a crawler can read: all texts and attributes. */
    words: [
      parsed.documentElement.textContent ?? "",
      ...all("*").flatMap((element) => [...element.attributes].map(({ value }) => value)),
    ],
    /** The texts of what holds words and no other such block. */
    blocks: all("p, li, td, dd, summary")
      .filter((it) => !it.querySelector("p, li, td, dd"))
      .map((it) => (it.textContent ?? "").replace(/\s+/g, " ")),
    text: (parsed.body.textContent ?? "").replace(/\s+/g, " "),
  };
}
