import { ACCESS_AUDIENCE, startAccess } from "./access.ts";
import { chatServices } from "./chat-services.ts";
import { crmModeNames, startCrm } from "./crm.ts";
import { exampleHiddenFields } from "./example-posts.ts";
import { formModeNames, startFormService } from "./form-service.ts";
import { startGithub } from "./github.ts";
import { startGitlab } from "./gitlab.ts";
import type { StandIn } from "./http-server.ts";
import { HUBSPOT_FORM, hubspotModeNames, startHubspot } from "./hubspot.ts";
import { startMeasurement } from "./measurement.ts";
import { notificationModeNames, startNotifications } from "./notifications.ts";
import { startScheduler } from "./scheduler.ts";

type Entry = {
  title: string;
  start: (options: { port?: number }) => Promise<StandIn>;
  /** How `npm run stand-ins` can make it fail. */
  modes?: string[];
  /** Of those that `npm run stand-ins` serves: its port, unless <name>_PORT is set, and lines for .dev.vars. */
  served?: { port: number; variables: (url: string) => string };
};

/** Every outside service. Worker tests have the address of each in `env`, by its name here. */
export const standIns = {
  FORM_SERVICE: {
    title: "Form service",
    start: startFormService,
    modes: formModeNames,
    served: {
      port: 8791,
      variables: (url) => `FORMS_URL_WIZARD=${url}/f/wizard
FORMS_URL_ASSESSMENT=${url}/f/assessment`,
    },
  },
  SCHEDULER: {
    title: "Scheduler and payment pages",
    start: startScheduler,
    served: {
      port: 8792,
      variables: (url) => `BOOKING_URLS='${JSON.stringify({
        strategy: `${url}/studio/strategy-call`,
        discovery: `${url}/studio/discovery-call`,
      })}'
PAYMENT_URLS='${JSON.stringify({
        "25-reels": `${url}/pay/25-reels`,
        "video-strategy-blueprint": `${url}/pay/video-strategy-blueprint`,
        "owner-founder-script-bundle": `${url}/pay/owner-founder-script-bundle`,
      })}'`,
    },
  },
  CRM: {
    title: "CRM with a web-to-lead form",
    start: startCrm,
    modes: crmModeNames,
    served: {
      port: 8793,
      variables: (url) => `CRM_URL=${url}/crm/WebToLeadForm
CRM_HIDDEN_FIELDS='${JSON.stringify(exampleHiddenFields)}'`,
    },
  },
  HUBSPOT: {
    title: "HubSpot",
    start: startHubspot,
    modes: hubspotModeNames,
    served: {
      port: 8797,
      variables: (url) => `#CRM_PROVIDER=hubspot
HUBSPOT_FORM=${HUBSPOT_FORM}
HUBSPOT_URL=${url}`,
    },
  },
  MEASUREMENT: {
    title: "Google Analytics",
    start: startMeasurement,
    served: {
      port: 8794,
      variables: (url) => `GA_MEASUREMENT_ID=G-STANDIN
GA_API_SECRET=stand-in
GA_ENDPOINT=${url}`,
    },
  },
  NOTIFICATIONS: {
    title: "Webhook and monitor",
    start: startNotifications,
    modes: notificationModeNames,
    served: {
      port: 8796,
      variables: (
        url,
      ) => `# With another NOTIFY_FORMAT its own address, which refuses what that service does: ${Object.keys(chatServices).join(", ")}.
NOTIFY_URL=${url}/notices/json
HEARTBEAT_URL=${url}/heartbeat`,
    },
  },
  ACCESS: {
    title: "Cloudflare Access",
    start: startAccess,
    served: {
      port: 8795,
      variables: (
        url,
      ) => `# To go into the inbox by Access: both, and the header Cf-Access-Jwt-Assertion with the value of "token"
# in the answer of: curl ${url}/__token -d '{"email":"ada@x.test"}'
#ACCESS_TEAM=${url}
#ACCESS_AUD=${ACCESS_AUDIENCE}`,
    },
  },
  GITHUB: { title: "GitHub", start: startGithub },
  GITLAB: { title: "GitLab", start: startGitlab },
} satisfies Record<string, Entry>;

export type StandInName = keyof typeof standIns;

export const listStandIns = () => Object.entries(standIns) as [StandInName, Entry][];
