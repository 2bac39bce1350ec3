// What visitors read of a form or request that was not accepted. Error pages are in error-pages.ts.
import { formatNumber } from "./format";

/** Of one field of a form. */
export const errors = {
  emailRequired: "Email is required",
  emailInvalid: "Email is invalid",
  required: (label: string) => `${label} is required`,
  notInList: (label: string) => `Please choose a ${label.toLowerCase()} from the list`,
  tooLong: (label: string, max: number) =>
    `${label}: please use at most ${formatNumber(max)} characters`,
  sentTwice: (label: string) => `${label} was sent more than once`,
};

/** Over a lead form that was not stored. */
export const formErrors = {
  notStoredTitle: "Your message is not stored yet",
  notStored:
    "Something is wrong on our side. Send it once more, or write to {email} or call {phone}.",
  sendAgain: "send it once more",
};

/** The plain text that an address without a page answers, by status. */
export const plainTextErrors: Record<number, string> = {
  400: "That address or form is not valid.",
  403: "You may not ask for this, or not from there.",
  404: "There is nothing here.",
  405: "This address does not answer that method.",
  408: "The request did not arrive in time.",
  413: "That is more than this address takes.",
  414: "That address is too long.",
  415: "Forms are read as application/x-www-form-urlencoded only.",
};
