// The texts of buttons, fields, alerts and other parts that many pages use.
export const ui = {
  newTab: "(opens in a new tab)",
  failedTitle: (title: string) => `Error: ${title}`,
  errorSummaryTitle: "There is a problem",
  field: { optional: "(optional)", honeypotLabel: "Leave this field empty" },
  refusedForm: {
    expired: {
      title: "This form had been open for a long time",
      text: (again: string) => `Everything you typed is still here. Check it and ${again}.`,
    },
    limited: {
      title: "Please wait a minute",
      text: (again: string) =>
        `Many messages came from your connection. Wait a minute and ${again}: everything you typed is still here.`,
    },
    limitedToday: {
      title: "Too many forms from your connection today",
      text: (again: string) =>
        `We keep no more from one connection in a day. Everything you typed is still here: ${again} tomorrow, or send it from the contact page today.`,
    },
    capped: {
      title: "Too many messages from your connection",
      text: (again: string) =>
        `We are not taking any more from it right now. Everything you typed is still here: ${again} tomorrow, or write to {email} today.`,
    },
  },
  scoreBands: { high: "Strong", good: "Solid", fair: "Building", low: "Early" },
  stars: (rating: number) => `${rating} out of 5`,
};

// Exports of their own: the script of every page holds no other of these texts.
export const imageUnavailable = "Image unavailable";
export const dismissButton = "Dismiss";
export const linkCopied = "Link copied";

/** What screen readers call the parts of an article that scroll, and a cover without a description of its own. */
export const articleLabels = {
  table: (heading: string) => `Table: ${heading}`,
  tableWithoutHeading: "Figures",
  example: (heading: string) => `Example: ${heading}`,
  exampleWithoutHeading: "the text",
  cover: (title: string) => `${title} cover image`,
};
