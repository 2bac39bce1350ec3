// The headings and link texts of /llms.txt, a summary of the site for language models.
export const llmsTxt = {
  offers: "Offers",
  faq: "FAQ",
  articles: "Articles",
  pages: "Pages",
  contact: "Contact",
  monthlyName: (name: string, price: string) => `${name}, ${price} per month`,
  monthlyNote: (months: number) => `monthly content, ${months}-month minimum`,
  catalogLink: "The whole catalog as JSON",
  contactLink: "Contact form and free strategy call",
};
