/** Links as an owner types them: what the build and the editor say of each, undefined where they accept it. */
export const LINKS_OF_TEXTS: [written: string, why: string | undefined][] = [
  ["[write to us](/contact)", undefined],
  ["[the answers](/faq#system-ready)", undefined],
  ["[below](#below)", undefined],
  ["[x](https://rainlight.example/a)", undefined],
  ["[x](mailto:ada@rainlight.example)", undefined],
  ["www.rainlight.example", undefined],
  ["[ref]\n\n[ref]: /contact", undefined],
  ["[write to us](contact)", "contact leads nowhere"],
  ["[x](./contact)", "./contact leads nowhere"],
  ["[x](../contact)", "../contact leads nowhere"],
  ["[x](www.rainlight.example)", "www.rainlight.example leads nowhere"],
  ["[q]()", "an empty address leads nowhere"],
  ["[x](/nowhere)", "/nowhere is no page of this site"],
  ["[ref]\n\n[ref]: /nowhere", "/nowhere is no page of this site"],
  ["[x](#no-such-place)", "this page has no place #no-such-place"],
  ["[x](/faq#no-such-question)", "/faq has no place #no-such-question"],
  ["[x](/faq#below)", "/faq has no place #below"],
];

/** In the texts of data files. */
export const LINKS_OF_WORDS: [written: string, why: string | undefined][] = [
  ["See [the terms](/terms).", undefined],
  ["See [the answers](/faq#system-ready) (or ask).", undefined],
  ["See [the terms](terms).", "terms leads nowhere"],
  ["See [g](www.google.com).", "www.google.com leads nowhere"],
  ["See [g](https://www.google.com).", "https://www.google.com leads nowhere"],
  ["See [g]().", "an empty address leads nowhere"],
  ["See [g](#below).", "#below leads nowhere"],
  ["See [g](/nowhere).", "/nowhere is no page of this site"],
  ["See [g](/faq#no-such-question).", "/faq has no place #no-such-question"],
];
