import type { About } from "./schema/company";

export const about = {
  title: "Two people and one lamp",
  lede: "Lanternfish films what places do when nobody is watching.",
  metaTitle: "Who we are",
  metaDescription: "Lanternfish is two film makers with studios in Bristol, Lisbon and Halifax.",
  story: {
    heading: "Why a fish",
    lede: "It carries its own light, and goes where there is none.",
    paragraphs: [
      "Our first film showed a lock keeper at four in the morning. She had a lantern, so we switched ours off.",
    ],
  },
  approach: {
    heading: "How we film",
    lede: "Slowly.",
    steps: [
      { title: "Look", body: "A day without a camera." },
      { title: "Wait", body: "Until the work goes on without us." },
    ],
  },
  founderNote: {
    heading: "A word from Beatriz",
    paragraphs: ["I would rather film a hand than a handshake."],
    signature: "Beatriz Moura",
    role: "Director",
  },
  team: {
    heading: "Both of us",
    lede: "One films, one listens.",
    more: { label: "More about us", href: "/company/team" },
  },
  values: {
    heading: "What we believe",
    lede: "Two things.",
    more: { label: "Both of them", href: "/company/values" },
  },
  closing: {
    heading: "Show us your place",
    lede: "Write to us where it is and when it wakes up.",
    action: { label: "Write to us", href: "/contact" },
    book: "Talk to one of us",
  },
} satisfies About;
