import { formatPrice } from "./format";
import { offers } from "./offers";
import type { RequestCopy } from "./schema/forms";

const talk = {
  title: "Ask for a talk",
  lede: "Name two times that suit you; one of us writes back.",
  metaTitle: "Ask for a talk",
  metaDescription: "Name two times for a free talk with one of the two people of Lanternfish.",
  about: ["A talk, free"],
  payloadLabel: "Ask for a talk: A talk, free",
};

export const request = {
  book: {
    strategy: talk,
    discovery: talk,
    consultation: talk,
    diy: talk,
    coaching: talk,
    monthly: talk,
    bundle: talk,
  },
  buy: Object.fromEntries(
    offers.downloads.map(({ slug, name, price, payloadLabel }) => [
      slug,
      {
        title: `Buy ${name}`,
        lede: "Leave your address; one of us writes back with the way to pay.",
        metaTitle: `Buy ${name}`,
        metaDescription: `${name}, ${formatPrice(price)}: ask for it, and one of us writes back.`,
        about: [`${name}, ${formatPrice(price)}`],
        payloadLabel,
      },
    ]),
  ),
  aboutLabel: "It is about",
  formHeading: "Your request",
  submit: "Send it",
  sending: "Sending...",
  fields: {
    name: { label: "Name" },
    email: { label: "Email" },
    phone: { label: "Phone", hint: "With its country code." },
    wishedTime: { label: "A time", hint: "Such as Tuesday at ten; name your time zone." },
    otherTime: { label: "Another time" },
    message: { label: "Message" },
  },
} satisfies RequestCopy;
