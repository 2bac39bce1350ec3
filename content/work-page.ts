import type { WorkPage } from "./schema/work";

export const workPage = {
  title: "Work",
  lede: "Films you can watch before you write to us. Each names what it is for, who made it and what a film like it costs.",
  metaTitle: "Films we made",
  metaDescription:
    "Short films to watch before you write to us: FAQ answers, product reels, brand pieces and what happens behind the scenes, with the price of each kind.",
  specNote: "Spec film: made to show the craft, not for a client",
  kindsLabel: "Kinds of films",
  allKinds: "All films",
  empty: {
    text: "No films are shown here at the moment. Each package says what we film, and for which price.",
    action: { label: "Compare the packages", href: "/video-packages" },
  },
  rssTitle: "New films",
  film: {
    back: "All films",
    play: "Play film",
    file: "Open the film's file",
    failed:
      "The film could not be loaded. Its transcript is below, and its file may open by itself.",
    facts: {
      client: "Client",
      kind: "Kind",
      year: "Year",
      length: "Length",
      role: "What we did",
    },
    chapters: "Chapters",
    credits: "Credits",
    transcript: "Transcript",
    articles: "Read how",
    offer: { eyebrow: "The package for films of this kind", action: "Ask for a film like this" },
    next: "Next film",
  },
  home: { eyebrow: "Work", heading: "Watch before you write", button: "See All Films" },
} satisfies WorkPage;
