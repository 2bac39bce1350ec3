/** Shown as a notice with scripts, in the form without them. */
export type BookingMessage = { title: string; text: string };

/** Why a booking was not taken; everything typed is still in the form. */
export type BookingProblem = "incomplete" | "invalid" | "expired" | "limited" | "failed";

/** Also for refusals that only our own server knows. */
export const bookingProblems: Record<BookingProblem, BookingMessage> = {
  incomplete: {
    title: "Information Required",
    text: "Please provide your name and email to book a call.",
  },
  invalid: { title: "Check your details", text: "One of the fields needs another look." },
  expired: {
    title: "This form had been open for a long time",
    text: "Everything you typed is still here. Check it and press the button once more.",
  },
  limited: {
    title: "A little too fast",
    text: "Several messages came from your connection. Wait a minute and press the button again.",
  },
  failed: {
    title: "Booking Error",
    text: "There was an issue processing your booking. Please try again.",
  },
};

export const detailsSent: BookingMessage = {
  title: "Assessment Data Sent",
  text: "Your assessment details have been sent to our team for call preparation.",
};

/** They are stored, and the answer to sending them is slow to come. */
export const detailsUnderway: BookingMessage = {
  title: "Your details are saved",
  text: "They are on their way to our team.",
};

/** They are stored, and sending them is tried again. */
export const detailsQueued: BookingMessage = {
  title: "Your details are saved",
  text: "Handing them to our team did not work at once; we keep trying.",
};

/** They are stored, and sending them again would not help. */
export const detailsRefused: BookingMessage = {
  title: "Your details are saved",
  text: "Handing them to our team did not work; a person at the studio will pick them up.",
};

export function openingScheduler(call: "strategy" | "discovery"): BookingMessage {
  return { title: "Redirecting to Booking", text: `Opening ${call} scheduler...` };
}
