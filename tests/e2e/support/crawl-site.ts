import type { Browser, Page } from "@playwright/test";

/** One address of the site, with the page that led to it; `url` is where its redirects ended. */
type Visit = {
  address: string;
  from: string;
  url: URL;
  redirects: number;
  status: number;
  linkHeader: string[];
  cacheControl: string;
  text: string;
  document: ReturnType<typeof readInBrowser> | null;
};

export type CrawledPage = Visit & { document: NonNullable<Visit["document"]> };

export type Crawl = {
  origin: string;
  /** Every address that links lead to from the home page, that one included. */
  visits: Visit[];
  /** Every page among them, at its own address and once. */
  pages: CrawledPage[];
  /** Pages that no link leads to. */
  unlinked: CrawledPage[];
};

const MOST_ADDRESSES = 300;

/** Several connections: one may open 120 steps a minute. */
const CONNECTIONS = 20;

/** Follows every link inside the site from its home page, and looks at what no link leads to. */
export async function crawlSite(
  browser: Browser,
  origin: string,
  unlinked: string[],
): Promise<Crawl> {
  const page = await browser.newPage();
  const known = new Set(["/"]);
  const visits: Visit[] = [];
  let level = [{ address: "/", from: "nowhere" }];
  while (level.length > 0) {
    if (known.size > MOST_ADDRESSES) throw new Error("The crawl does not end.");
    const seen = await Promise.all(
      level.map((step, at) => visitAddress(page, origin, step, at % CONNECTIONS)),
    );
    visits.push(...seen);
    level = seen.flatMap((visit) =>
      leadsTo(origin, visit)
        .filter((address) => !known.has(withoutId(address)) && known.add(withoutId(address)))
        .map((address) => ({ address, from: visit.address })),
    );
  }
  const others = await Promise.all(
    unlinked.map((address) => visitAddress(page, origin, { address, from: "nowhere" })),
  );
  await page.close();
  return { origin, visits, pages: visits.filter(isPage), unlinked: others.filter(isPage) };
}

/** Requests one address and reads its document; redirects are counted, not hidden. */
async function visitAddress(
  page: Page,
  origin: string,
  step: { address: string; from: string },
  connection = 0,
): Promise<Visit> {
  const headers = { "CF-Connecting-IP": `198.51.100.${connection}` };
  let url = new URL(step.address, origin);
  let response = await fetch(url, { redirect: "manual", headers });
  let redirects = 0;
  while (response.status >= 300 && response.status < 400 && redirects < 5) {
    redirects += 1;
    url = new URL(response.headers.get("Location") ?? "", url);
    if (url.origin !== origin) break;
    response = await fetch(url, { redirect: "manual", headers });
  }
  const text = await response.text();
  const isDocument = response.headers.get("Content-Type")?.startsWith("text/html");
  return {
    ...{ ...step, url, redirects, text, status: response.status },
    linkHeader: response.headers.get("Link")?.split(", ") ?? [],
    cacheControl: response.headers.get("Cache-Control") ?? "",
    document: isDocument ? await page.evaluate(readInBrowser, text) : null,
  };
}

function leadsTo(origin: string, { url, document }: Visit): string[] {
  if (!document || url.origin !== origin) return [];
  return document.links
    .map(({ href }) => new URL(withoutFrom(href), url))
    .filter((target) => target.origin === origin)
    .map((target) => target.pathname + target.search);
}

/** An address without the page that the wizard returns to: each page links to a wizard of its own. */
export function withoutFrom(href: string): string {
  return href.replace(/(?<=[?&])from=[^&#]*&?|[?&]from=[^&#]*$/, "");
}

/** The id that each visit of a step gets makes no other address of it. */
function withoutId(address: string): string {
  return address.replace(/[?&]id=[^&]*/, "");
}

/** The paragraphs, list items and cells of every page. */
export function blocksOf({ pages, unlinked }: Crawl) {
  return [...pages, ...unlinked].flatMap(({ url, document }) =>
    document.blocks.map((text) => ({ address: url.pathname, text })),
  );
}

function isPage(visit: Visit): visit is CrawledPage {
  return visit.document !== null && visit.redirects === 0;
}

/** What a document says about itself; runs in a browser, and uses its parser. */
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
    /** What the choices of a filter ask for; our script leaves out empty ones. */
    filters: all("form:not([method=post]) :is(option, input[type=radio]):not([value=''])").map(
      (choice) => {
        const name = (choice.closest("select") ?? choice).getAttribute("name");
        return `?${name}=${encodeURIComponent(choice.getAttribute("value") ?? "")}`;
      },
    ),
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
