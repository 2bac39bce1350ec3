/** What an article of the blog can be about; each is a filter of the list. */
export const articleCategories = [
  "Strategy",
  "Training",
  "Tools",
  "ROI",
  "Production Tips",
] as const;
