// The texts of the booking dialog on the results page.

const saved = "Your details are saved";

export const booking = {
  documentTitle: "Book your call",
  shareDescription: (call: string, length: string) => `${call}, ${length}`,
  closeLink: "Close",
  fullNameLabel: "Full name",
  emailLabel: "Email",
  companyLabel: "Company",
  stillMissing: "Still missing:",
  sending: "Processing...",
  opensScheduler: (call: string) => `Opens the ${call} scheduler in a new tab, filled in.`,
  tabBlocked: (call: string) => `Your browser blocked the new tab. Open the ${call} scheduler`,
  topicsIntro: "What we talk about first:",
  noTopics: "You answered every question with Yes, so we talk about your next film.",
  weWriteToYou:
    "We write to you to agree on a time. If you would rather choose one now, call {phone}.",
  backButton: "Back to my results",
  contactButton: "Contact us",
};

/** Why a booking was not accepted; everything entered is still in the form. */
export const bookingProblems = {
  incomplete: {
    title: "Information Required",
    text: "Please provide your name and email to book a call.",
  },
  invalid: {
    title: "Check your details",
    text: "Correct the marked field and press the button again.",
  },
  expired: {
    title: "This form had been open for a long time",
    text: "Everything you typed is still here. Check it and press the button once more.",
  },
  limited: {
    title: "Please wait a minute",
    text: "Several messages came from your connection. Wait a minute and press the button again.",
  },
  capped: {
    title: "Too many messages from your connection",
    text: "We are not taking any more from it right now. Everything you typed is still here: press the button again tomorrow, or write to us today.",
  },
  failed: {
    title: "Booking Error",
    text: "There was an issue processing your booking. Please try again.",
  },
};

/** What became of a booking's details, and what happens next. */
export const bookingMessages = {
  sent: {
    title: "Assessment Data Sent",
    text: "Your assessment details have been sent to our team for call preparation.",
  },
  underway: { title: saved, text: "They are on their way to our team." },
  queued: {
    title: saved,
    text: "We could not send them to our team yet, and keep trying. You do not have to do anything.",
  },
  refused: {
    title: saved,
    text: "A person at the studio will read them.",
  },
  openingScheduler: (call: string) => ({
    title: "Redirecting to Booking",
    text: `Opening ${call} scheduler...`,
  }),
};
