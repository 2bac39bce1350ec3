import type { ThankYou } from "../app/content/schema/forms";
import { plural } from "./format.ts";

export const thankYou = {
  metaTitle: "Thank you",
  metaDescription: "Your message has arrived. We reply within one business day.",
  badge: "Success",
  heading: "Thank you for your inquiry!",
  // The wizard promises 24 hours (inquiry/services.yaml), this page one business day: change both to what you keep.
  text: "We received your details and will reply within one business day. If this is urgent, feel free to also book a strategy call.",
  // A name such as America/New_York, not "Pacific time".
  timeZone: "America/Los_Angeles",
  // The days besides Saturday and Sunday on which nobody replies. `nth: -1` is the last one of its month.
  holidays: [
    { name: "New Year's Day", month: 1, day: 1 },
    { name: "Memorial Day", month: 5, nth: -1, weekday: "Monday" },
    { name: "Independence Day", month: 7, day: 4 },
    { name: "Labor Day", month: 9, nth: 1, weekday: "Monday" },
    { name: "Thanksgiving", month: 11, nth: 4, weekday: "Thursday" },
    { name: "Christmas Day", month: 12, day: 25 },
  ],
  book: "Book a Strategy Call",
  links: [
    { label: "Back to Home", href: "/" },
    { label: "Explore Packages", href: "/video-packages" },
  ],
  notSent: {
    text: "If you have not sent anything yet, {link}",
    link: "start here",
    href: "/contact",
  },
  reference: {
    text: "Your reference: {reference}. Give us this reference if you write or call.",
    save: "Save a copy",
  },
} satisfies ThankYou;

/** The box that says what happens next. */
export const nextSteps = {
  heading: "WHAT HAPPENS NEXT",
  replyBy: "We reply by",
  nextLabel: "Next",
  next: "A reply by e-mail or phone",
  fromLabel: "From",
  studiosLabel: (count: number) => plural(count, { one: "Studio", other: "Studios" }),
};

/** The text file with a copy of what the visitor sent; the labels of its fields are those of the forms. */
export const receipt = {
  heading: (studio: string, reference: string) => `${studio}, message ${reference}`,
  sent: (time: string) => `Sent ${time}`,
  serviceLabel: "Service",
  resultsLabel: "Assessment results",
};

/** Where a form was sent already: after Back, after a reload or in a second tab. */
export const alreadySent = {
  title: "This inquiry was sent",
  text: "We have it, and a person replies to you.",
  reference: "Your reference is {reference}.",
  saveCopy: "Save a copy",
  unproven:
    "Only the browser that sent it shows the reference, for one hour. Questions? Write to {email} or call {phone}.",
  formBelow: "The form below starts another one.",
};
