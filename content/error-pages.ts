// The pages that visitors see instead of what they asked for.
export const errorPages = {
  heading: (status: number) => `ERROR ${status}`,
  contact: "You can always write to {email} or call {phone}.",
  homeLink: "Return to Home",
  retryButton: "Try again",
  openOverHttps: "Open the page over https",
  openStepAgain: "Open this step again",
};

/** What happened and what to do, by status. */
export const errorPagesByStatus: Record<number, { title: string; text: string }> = {
  400: {
    title: "That link does not work",
    text: "Part of it was changed or cut off. Open it again from where you found it, or start from the home page.",
  },
  403: {
    title: "That form came from another site",
    text: "We only accept forms sent from our own pages. Open the page again and send it from there.",
  },
  405: {
    title: "That page cannot do this",
    text: "Go back, open the page again and use its buttons.",
  },
  408: {
    title: "The connection was too slow",
    text: "Your message did not arrive in time. Use your browser's Back button: what you typed should still be there.",
  },
  413: {
    title: "That message is too long",
    text: "The form cannot take that much. Use your browser's Back button, shorten it and send again: what you typed should still be there.",
  },
  414: { title: "That address is too long", text: "Start again from the home page." },
  415: {
    title: "We could not read that form",
    text: "It arrived in a format this site does not accept. Open the page again and send it from there.",
  },
  429: {
    title: "Please wait a minute",
    text: "Many requests came from your connection within a minute. Wait a minute, then use your browser's Back button or reload.",
  },
};

export const insecureFormPage = {
  title: "That form was sent without encryption",
  text: "So we did not read it. Open the page again over https and send it from there.",
};

export const unexpectedErrorPage = {
  title: "Something broke on our side",
  text: "Nothing you sent from an earlier page is affected. Open the page again in a moment.",
};

export const notFoundPage = {
  title: "Page not found",
  sceneMissing: "Scene missing",
  heading: "Oops! Page not found",
  text: "The page was moved, or its address has a typing error. One of these may be what you want:",
  nearest: (page: string) => `Did you mean “${page}”?`,
  links: [
    { href: "/video-packages", label: "Packages and prices" },
    { href: "/faq", label: "Questions and answers" },
    { href: "/contact", label: "Contact us" },
  ],
};
