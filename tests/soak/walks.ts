import { type Answer, openBrowser } from "../../scripts/probe/browser.ts";
import type { Random } from "./random.ts";
import { PERSON } from "./visits.ts";

export const STEPS = [
  "business-stage",
  "business-type",
  "video-goal",
  "content-volume",
  "start-timeline",
  "strategy",
  "service",
  "category",
  "details",
  "review",
  "thank-you",
];
const CHOICES: Record<string, [name: string, values: string[]]> = {
  "business-stage": ["businessProfile", ["solo", "growing", "agency"]],
  "business-type": ["businessType", ["saas", "product"]],
  "video-goal": ["videoUseCase", ["authority", "training"]],
  "content-volume": ["contentVolume", ["1-2", "8-plus"]],
  "start-timeline": ["timeline", ["immediately", "planning"]],
  service: ["serviceType", ["coaching"]],
  category: ["serviceCategory", ["coaching"]],
};
const SCREENS = ["strategy", "details", "review", "thank-you"];
/** What engines say of themselves on a desk and on a phone. */
const ENGINES = [
  [
    "(X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36",
    "(Linux; Android 10; K) Chrome/140.0.0.0 Mobile",
  ],
  ["(Windows NT 10.0; rv:140.0) Firefox/140.0", "(Android 15; Mobile; rv:140.0) Firefox/140.0"],
  ["(Macintosh) Version/18.0 Safari/605.1.15", "(iPhone) Version/18.0 Mobile/15E148 Safari/604.1"],
] as const;
const SOURCES = ["", "google", "a-blog"];

/** How often each step, event, detail, device, script and campaign was walked. */
export type Counts = Map<string, number>;

type Walk = { url: string; end: string; random: Random; walked: Counts; signal: AbortSignal };

/** Walks the inquiry up to a step as a browser does, and notes what the site should count of it. */
export async function walkInquiry({ url, end, random, walked, signal }: Walk) {
  const hasScripts = random.chance(0.7);
  const isPhone = random.chance(0.5);
  const source = random.pick(SOURCES);
  const agent = `Mozilla/5.0 ${random.pick(ENGINES)[isPhone ? 1 : 0]}`;
  const search = new URLSearchParams(source && { utm_source: source });
  /** The path and query in the address bar. */
  let page = "";
  const browser = openBrowser(url, signal, () => ({
    "User-Agent": agent,
    "Sec-Fetch-Dest": hasScripts && page ? "empty" : "document",
    ...(page && { Referer: url + page }),
  }));

  function note(step: string, event: string, detail = "", script = hasScripts ? "on" : "off") {
    const campaign = source === "a-blog" ? "other" : source;
    const key = [step, event, detail, isPhone ? "phone" : "other", script, campaign].join(" ");
    walked.set(key, (walked.get(key) ?? 0) + 1);
  }

  /** Asks for a page, with scripts for its data, as React Router names it. */
  const ask = (address: string, form?: Record<string, string>) => {
    const [path = "", query = ""] = address.split("?");
    const name = SCREENS.find((screen) => path.endsWith(screen)) ?? "choice";
    const routes = form ? "" : `&_routes=home-inquiry-${name}`;
    const asked = hasScripts && page ? `${path}.data?${query}${routes}` : address;
    return form ? browser.post(asked, form) : browser.get(asked);
  };

  async function open(address: string): Promise<Answer> {
    const answer = await ask(address);
    const location = locationOf(answer);
    if (location) return open(location);
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
    page = address;
    return answer;
  }

  const addressOf = (step: string) => `/inquiry/${step}?${search}`;
  let shown = await open(addressOf("business-stage"));
  note("business-stage", "seen", "", "unknown");
  for (let at = 0; STEPS[at] !== end; at += 1) {
    const [step = "", next = ""] = STEPS.slice(at);
    const [field, values] = CHOICES[step] ?? [];
    if (field && values) search.set(field, random.pick(values));
    // Without scripts the same step shows what the choice means.
    if (field && !hasScripts && at < 5) await open(addressOf(step));
    if (step === "details" || step === "review") {
      shown = await send(step, shown);
    } else {
      shown = await open(addressOf(next));
    }
    note(step, "answered", field ? (search.get(field) ?? "") : "");
    note(next, "seen");
    if (at > 0 && at < 7 && random.chance(0.15)) {
      await open(addressOf(step));
      note(next, "back");
      note(step, "seen");
      shown = await open(addressOf(next));
      note(step, "answered", field ? (search.get(field) ?? "") : "");
      note(next, "seen");
    }
  }

  async function send(step: string, { text }: Answer): Promise<Answer> {
    const value = (name: string) =>
      new RegExp(`(?:name="${name}" value=|"${name}",)"([^"]+)"`).exec(text)?.[1] ?? "";
    const email = `${crypto.randomUUID()}@visitor.test`;
    const details = { ...PERSON, email, phone: "", challenge: "A film", token: value("token") };
    const form: Record<string, string> =
      step === "review" ? { sealed: value("sealed") } : { ...details, budget: "10k-25k" };
    if (step === "details" && random.chance(0.2)) {
      await ask(page, { ...details, budget: "" });
      note(step, "refused", "budget", hasScripts ? "on" : "unknown");
    }
    const answer = await ask(page, form);
    const location = locationOf(answer);
    if (!location) throw new Error(`${page} did not accept its form: ${answer.status}`);
    return open(location);
  }
}

/** Where a redirect leads; that of a data request is part of its answer. */
function locationOf({ status, location, text }: Answer): string {
  if (status !== 202) return location;
  return JSON.parse(/"\/inquiry\/[^"]+"/.exec(text)?.[0] ?? '""');
}
