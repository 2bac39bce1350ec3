import { contact } from "#content/contact.yaml";
import bookingForm from "#content/forms/assessment.yaml";
import requestForm from "#content/forms/request.yaml";
import { screens } from "#content/inquiry/screens.yaml";
import { request } from "#content/request.yaml";
import { sampleOf } from "../../../app/forms/field.ts";
import { STRATEGY } from "./assessment.ts";
import { chosen, newPerson, stepUrl } from "./inquiry.ts";
import { newVisitor } from "./lead-form-visitor.ts";

const person = newPerson();
const TOO_LONG = "1".repeat(101);

/** Each form of a site without a scheduler, with a value that browsers accept and the server refuses. */
export const REFUSED_FORMS = [
  { path: "/contact", button: contact.submit, values: { ...newVisitor(), city: TOO_LONG } },
  {
    path: "/services/diy-downloads",
    button: contact.submit,
    values: { ...newVisitor(), company: TOO_LONG },
  },
  {
    path: "/book/strategy",
    button: request.submit,
    values: { ...sampleOf(requestForm), email: person.email, phone: TOO_LONG },
  },
  {
    path: `${STRATEGY}/book`,
    button: "Book a strategy call",
    values: { ...sampleOf(bookingForm), email: person.email, company: TOO_LONG },
  },
  {
    path: stepUrl("details", chosen),
    button: screens.dialog.continueButton,
    values: { ...person, company: TOO_LONG },
  },
];
