/** The kinds of films that the studio sells; each is a filter of /work, and `kind` is in its address. */
export const filmKinds = [
  { kind: "faq-answer", name: "FAQ answer" },
  { kind: "product-reel", name: "Product reel" },
  { kind: "brand-piece", name: "Brand piece" },
  { kind: "behind-the-scenes", name: "Behind the scenes" },
] as const;
