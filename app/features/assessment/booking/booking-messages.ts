import * as words from "#content/words/assessment";
/** Shown as a notice with scripts, in the form without them. */
export type BookingMessage = { title: string; text: string };

/** Why a booking was not taken; everything typed is still in the form. */
export type BookingProblem = "incomplete" | "invalid" | "expired" | "limited" | "failed";

/** Also for refusals that only our own server knows. */
export const bookingProblems: Record<BookingProblem, BookingMessage> = {
  incomplete: {
    title: words.informationRequired,
    text: words.pleaseProvideYourName,
  },
  invalid: { title: words.checkYourDetails, text: words.oneOfTheFields },
  expired: {
    title: words.thisFormHadBeen,
    text: words.everythingYouTypedIs,
  },
  limited: {
    title: words.aLittleTooFast,
    text: words.severalMessagesCameFrom,
  },
  failed: {
    title: words.bookingError,
    text: words.thereWasAnIssue,
  },
};

export const detailsSent: BookingMessage = {
  title: words.assessmentDataSent,
  text: words.yourAssessmentDetailsHave,
};

/** They are stored, and the answer to sending them is slow to come. */
export const detailsUnderway: BookingMessage = {
  title: words.yourDetailsAreSaved,
  text: words.theyAreOnTheir,
};

/** They are stored, and sending them is tried again. */
export const detailsQueued: BookingMessage = {
  title: words.yourDetailsAreSaved,
  text: words.handingThemToOur,
};

/** They are stored, and sending them again would not help. */
export const detailsRefused: BookingMessage = {
  title: words.yourDetailsAreSaved,
  text: words.handingThemToOurTeam,
};

export function openingScheduler(call: "strategy" | "discovery"): BookingMessage {
  return { title: words.redirectingToBooking, text: words.openingScheduler(call) };
}
