import { z } from "zod";
import { key, link, list, message, naming, text } from "./primitives.ts";

const notice = z.strictObject({ title: text, text });
const byStatus = <Said extends z.ZodType>(said: Said) =>
  z.record(z.string().regex(/^[45]\d\d$/, "a status such as 404"), said);

export const layoutSchema = z.strictObject({
  skipLink: text,
  header: z.strictObject({
    logoLabel: message("wordmark"),
    menuLabel: text,
    menuButton: text,
    closeButton: text,
    startButton: text,
    contactLink: text,
    workLink: text,
    callLink: text.describe("instead of the number, where that has no room"),
    callLabel: text,
  }),
  breadcrumb: z.strictObject({ label: text, home: text }),
  closingEyebrow: text,
  exploreMoreHeading: text,
  footer: z.strictObject({
    teamLabel: text,
    connectHeading: text,
    copyright: message("year", "legalName", "tagline"),
    rating: message("value", "count"),
    sitemapLink: text,
  }),
});

const refused = z.strictObject({ title: text, text: message("again") });

export const uiSchema = z.strictObject({
  newTab: text,
  failedTitle: message("title"),
  errorSummaryTitle: text,
  field: z.strictObject({ optional: text, honeypotLabel: text }),
  refusedForm: z.strictObject({
    ...{ expired: refused, limited: refused, limitedToday: refused, capped: refused },
  }),
  scoreBands: z.strictObject({ high: text, good: text, fair: text, low: text }),
  stars: message("rating"),
  imageUnavailable: text,
  dismissButton: text,
  linkCopied: text,
  openingHours: message("days", "opens", "closes", "zone"),
  articleLabels: z.strictObject({
    table: message("heading"),
    tableWithoutHeading: text,
    example: message("heading"),
    exampleWithoutHeading: text,
    cover: message("title"),
  }),
});

export const errorsSchema = z.strictObject({
  fieldErrors: z.strictObject({
    emailInvalid: text,
    urlInvalid: text,
    phoneInvalid: text,
    notInList: message("label"),
    tooLong: message("label", "max"),
    sentTwice: message("label"),
  }),
  formErrors: z.strictObject({ notStoredTitle: text, notStored: text, sendAgain: text }),
  plainTextErrors: byStatus(text),
});

export const errorPagesSchema = z.strictObject({
  heading: message("status"),
  contact: text,
  homeLink: text,
  retryButton: text,
  openOverHttps: text,
  openStepAgain: text,
  byStatus: byStatus(notice),
  insecureFormPage: notice,
  unexpectedErrorPage: notice,
  notFoundPage: notice.extend({
    heading: text,
    picture: naming("picture", key).optional().describe("behind the words"),
    nearest: message("page"),
    links: list(link, 6),
  }),
});

export const withdrawalSchema = z.strictObject({
  button: text,
  note: text,
  done: text,
  doneNote: text,
  sent: notice,
  unproven: notice,
  down: notice,
});

export const connectionSchema = z.strictObject({
  offline: notice,
  notSent: notice,
  screenNotLoaded: z.strictObject({
    offlineTitle: text,
    limitedTitle: text,
    unreachedTitle: text,
    limitedText: text,
    text,
  }),
  screenBroken: notice,
  tryAgainButton: text,
});
