import type { Service } from "../../app/outbox/endpoints/service-response.server.ts";
import type { VariableName } from "../../app/settings/settings.server.ts";
import { parts } from "../../plugins/check-content/parts.ts";

/** A feature that a setting enables: the first of `variables`; the others configure it. */
export type Feature = {
  title: string;
  variables: [VariableName, ...VariableName[]];
  /** A site without this page does without the feature. */
  page?: string | undefined;
  set: string;
  off: string;
  /** The effect of an invalid setting, if it differs from `off`. */
  invalid?: string;
  /** The same of variables for which only their default is used. */
  byDefault?: Partial<Record<VariableName, string>>;
};

const WITHOUT_DETAILS = "notify the studio, without what the visitor typed";
const waiting = (leads: string) => `${leads} are stored and wait until this is corrected`;

const features: Feature[] = [
  {
    title: "Wizard inquiries",
    variables: ["FORMS_URL_WIZARD", "FORMS_PROFILE", "FORMS_EXTRA"],
    set: "go to the form service",
    off: "stay in the studio's inbox (npm run leads); visitors see no difference",
    invalid: waiting("inquiries"),
  },
  {
    title: "Assessment bookings",
    page: parts.assessment?.page,
    variables: ["FORMS_URL_ASSESSMENT", "FORMS_PROFILE", "FORMS_EXTRA"],
    set: "go to the form service",
    off: "stay in the studio's inbox; visitors see no difference",
    invalid: waiting("bookings"),
  },
  {
    title: "Booking a call",
    variables: ["BOOKING_URLS", "BOOKING_PARAM_MAP"],
    set: "opens the scheduler",
    off: "visitors find a form of this site instead of a calendar",
    byDefault: { BOOKING_PARAM_MAP: "opens the scheduler, with Calendly's names of its fields" },
  },
  {
    title: "Buying a download",
    variables: ["PAYMENT_URLS"],
    set: "opens the payment page",
    off: "visitors find a form of this site instead of a payment page",
  },
  {
    title: "All reviews",
    page: parts.reviews?.page,
    variables: ["REVIEWS_SEARCH_URL"],
    set: "the button opens the address set here",
    off: "the button does what content/reviews.yaml says",
  },
  {
    title: "Google Analytics",
    variables: ["GA_MEASUREMENT_ID"],
    set: "visitors are asked for consent, and counted after a yes",
    off: "visitors are not asked and not counted",
  },
  {
    title: "Sent forms in Analytics",
    variables: ["GA_API_SECRET", "GA_ENDPOINT"],
    set: "are reported by the server",
    off: "are reported by the visitor's browser, if Analytics is on",
  },
  {
    title: "Notifications by mail",
    variables: ["NOTIFY_TO", "NOTIFY_FROM", "NOTIFY_DETAILS"],
    set: "notify the studio of new leads and incidents",
    off: "nobody is notified of a new lead by mail",
    byDefault: { NOTIFY_DETAILS: WITHOUT_DETAILS },
  },
  {
    title: "Notifications by webhook",
    variables: ["NOTIFY_URL", "NOTIFY_FORMAT", "NOTIFY_SECRET", "NOTIFY_DETAILS"],
    set: "notify the studio of new leads and incidents",
    off: "nobody is notified of a new lead by webhook",
    byDefault: { NOTIFY_DETAILS: WITHOUT_DETAILS },
  },
  {
    title: "Reminders to answer",
    variables: ["UNANSWERED_AFTER"],
    set: "come unless this is off, where notifications are set",
    off: "come when a lead is not marked as answered in time, where notifications are set",
    invalid: "come when a lead is not marked as answered in time",
  },
  {
    title: "Copies for visitors",
    variables: ["VISITOR_COPY", "VISITOR_COPY_DAILY", "NOTIFY_FROM"],
    set: "go by mail to the address in the form",
    off: "visitors can save what they sent, and get no mail of it",
  },
  {
    title: "Monitor of the cron",
    variables: ["HEARTBEAT_URL", "HEARTBEAT_FAIL"],
    set: "is called every minute, and sends an alert when that stops",
    off: "nobody is notified when the site no longer runs at all",
    byDefault: { HEARTBEAT_FAIL: "is called every minute, at /fail when something is wrong" },
  },
  {
    title: "The probe",
    variables: ["PROBE_KEY", "PROBE_DELIVER"],
    set: "npm run probe sends the forms as a visitor, and deletes its leads",
    off: "nobody notices a form that is broken before a visitor does",
    byDefault: { PROBE_DELIVER: "sends the forms as a visitor; the services do not get its leads" },
  },
  {
    title: "Counts for a monitor",
    variables: ["HEALTH_KEY"],
    set: "/healthz tells how many leads there are, to requests with the key",
    off: "/healthz names problems; only the inbox tells how many leads there are",
  },
  {
    title: "The inbox at /studio",
    page: "/studio",
    variables: ["ACCESS_TEAM", "ACCESS_AUD"],
    set: "opens for those whom Cloudflare Access lets in",
    off: "is closed on the deployed site; npm run leads reads the same leads",
  },
  {
    title: "Editing at /studio/content",
    page: "/studio",
    variables: ["CONTENT_REPOSITORY", "CONTENT_TOKEN", "CONTENT_BRANCH"],
    set: "changes are commits in the repository",
    off: "is closed on the deployed site; content is changed in the files of content/",
    byDefault: { CONTENT_BRANCH: "changes are commits in the branch main" },
  },
];

/** All features; lead forms go to the CRM that is chosen. */
export function listFeatures(crm: Service): Feature[] {
  const leadForms: Feature = {
    title: "Lead forms",
    variables: [...crm.variables, "CRM_PROVIDER"],
    set: `go to ${crm.name}`,
    off: "stay in the studio's inbox; visitors see no difference",
    invalid: waiting("leads"),
  };
  return [leadForms, ...features];
}
