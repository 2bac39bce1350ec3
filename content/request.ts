// Texts of /book/<kind> and /buy/<slug>, the forms used where no scheduler or payment page is set.
// The inbox shows the payloadLabel, which must not change when names and prices do.

import type { RequestTexts } from "../app/content/schema/forms";
import { calls } from "./calls";
import { formatPrice as price } from "./format";
import { offers } from "./offers";
import { priceRange } from "./price";

const { coaching, downloads, monthly } = offers;
const strategyCall = `Strategy call, ${calls.strategy} minutes, free`;
const discoveryCall = `Discovery call, ${calls.discovery} minutes, free`;
const atAPrice = downloads.map((offer) => `${offer.name}, ${price(offer.price)}`);
const askForTimes =
  "Name two times that suit you. A person at the studio writes back within one business day to confirm one of them.";

const strategy = {
  title: "Book a strategy call",
  lede: askForTimes,
  metaTitle: "Book a strategy call",
  metaDescription: `Ask for a free strategy call of ${calls.strategy} minutes: name two times that suit you, and the studio writes back within one business day.`,
  about: [strategyCall],
  payloadLabel: "Book a strategy call: Strategy call, 30 minutes, free",
};

const discovery = {
  title: "Book a discovery call",
  lede: askForTimes,
  metaTitle: "Book a discovery call",
  metaDescription: `Ask for a free discovery call of ${calls.discovery} minutes: name two times that suit you, and the studio writes back within one business day.`,
  about: [discoveryCall],
  payloadLabel: "Book a discovery call: Discovery call, 45-60 minutes, free",
};

export const request = {
  book: {
    strategy,
    discovery,
    consultation: strategy,
    diy: {
      title: "Ask for a download",
      lede: "Tell us below which download you want. A person at the studio writes back within one business day and tells you how to pay. To talk first, name two times for a free call.",
      metaTitle: "Ask for a download",
      metaDescription:
        "Say which download you want, and the studio writes back within one business day and tells you how to pay.",
      about: [...atAPrice, strategyCall],
      payloadLabel:
        "Ask for a download: 25 Reels, $47; Video Strategy Blueprint, $19; Owner/Founder Script Bundle, $47; Strategy call, 30 minutes, free",
    },
    coaching: {
      ...discovery,
      title: "Apply for coaching",
      metaTitle: "Apply for coaching",
      about: [`${coaching.name}, ${price(coaching.price)}`, discoveryCall],
      payloadLabel:
        "Apply for coaching: Camera-Ready Brand, $2,000; Discovery call, 45-60 minutes, free",
    },
    monthly: {
      ...discovery,
      about: [
        `${monthly.name}, ${price(monthly.price)}/month, ${monthly.minimumMonths}-month minimum`,
        discoveryCall,
      ],
      payloadLabel:
        "Book a discovery call: Social Authority Kit, $3,000/month, 3-month minimum; Discovery call, 45-60 minutes, free",
    },
    bundle: {
      ...strategy,
      about: [`One-time bundles, ${priceRange("bundles")}`, strategyCall],
      payloadLabel:
        "Book a strategy call: One-time bundles, $500 to $6,500; Strategy call, 30 minutes, free",
    },
  },
  buy: Object.fromEntries(
    downloads.map(({ slug, name, price: dollars, format, payloadLabel }) => [
      slug,
      {
        title: `Buy ${name}`,
        lede: `${price(dollars)}, ${format}. Leave your e-mail address, and a person at the studio writes back within one business day to tell you how to pay. Nothing is charged on this page.`,
        metaTitle: `Buy ${name}`,
        metaDescription: `${name}, ${price(dollars)}. Ask the studio for it, and a person writes back within one business day to tell you how to pay.`,
        about: [`${name}, ${price(dollars)}`],
        payloadLabel,
      },
    ]),
  ),
  aboutLabel: "What this is about",
  formHeading: "Your request",
  submit: "Send the request",
  sending: "Sending...",
  fields: {
    name: { label: "Name" },
    email: { label: "Email", hint: "We reply to this address." },
    phone: { label: "Phone", hint: "With the country code if you are outside the US." },
    wishedTime: {
      label: "A time that suits you",
      hint: "Such as Tuesday, March 10, at 10 in the morning. Name your time zone if it is not Pacific.",
    },
    otherTime: { label: "Another time" },
    message: { label: "Message", hint: "Anything we should know before we reply." },
  },
} satisfies RequestTexts;
