// What pages with forms, the wizard and the assessment show when the connection or a script fails.

/** An export of its own: the script of every page holds no other of these texts. */
export const offline = {
  title: "You are offline",
  text: "Nothing was sent, and everything you typed is still here. Press the button again once you are connected.",
};

export const connection = {
  notSent: {
    title: "Your message did not reach us",
    text: "The connection failed, so nothing was sent. Everything you chose and typed is still here: try again.",
  },
  screenNotLoaded: {
    offlineTitle: "You are offline",
    limitedTitle: "Please wait a minute",
    unreachedTitle: "The next page did not load",
    limitedText: "Wait a minute. Everything you chose and typed is still here.",
    text: "Everything you chose and typed is still here.",
  },
  screenBroken: {
    title: "This screen did not open",
    text: "What you chose is in the address, and what you typed is kept in this tab.",
  },
  tryAgainButton: "Try again",
};
