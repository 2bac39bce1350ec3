import { parseArgs } from "node:util";
import { exitWith, onInterrupt } from "../../scripts/tools.ts";
import { ACCESS_AUDIENCE, startAccess } from "./access.ts";
import { formModeNames, startFormService } from "./form-service.ts";
import type { StandIn } from "./http-server.ts";
import { HUBSPOT_FORM, hubspotModeNames, startHubspot } from "./hubspot.ts";
import { startMeasurement } from "./measurement.ts";
import { notificationModeNames, startNotifications } from "./notifications.ts";
import { startScheduler } from "./scheduler.ts";

await import("../../plugins/content/node-imports.ts").catch(exitWith);
const { crmModeNames, startCrm } = await import("./crm.ts").catch(exitWith);
const { exampleHiddenFields } = await import("./example-posts.ts");

const HELP = `Usage: npm run stand-ins

Serves a form service, two CRMs, a scheduler, Analytics, Access and a webhook on this machine until Ctrl+C, and prints
their addresses, the lines for .dev.vars, and how to make one fail. Other ports: FORM_SERVICE_PORT, SCHEDULER_PORT,
CRM_PORT, MEASUREMENT_PORT, ACCESS_PORT, NOTICES_PORT and HUBSPOT_PORT.`;

const running: StandIn[] = [];

try {
  if (parseArgs({ options: { help: { type: "boolean", short: "h" } } }).values.help) {
    console.log(HELP);
    process.exit(0);
  }
  const forms = await start("FORM_SERVICE_PORT", 8791, startFormService);
  const scheduler = await start("SCHEDULER_PORT", 8792, startScheduler);
  const crm = await start("CRM_PORT", 8793, startCrm);
  const measurement = await start("MEASUREMENT_PORT", 8794, startMeasurement);
  const access = await start("ACCESS_PORT", 8795, startAccess);
  const notifications = await start("NOTICES_PORT", 8796, startNotifications);
  const hubspot = await start("HUBSPOT_PORT", 8797, startHubspot);
  onInterrupt(stop);
  console.log(usage({ forms, scheduler, crm, hubspot, measurement, access, notifications }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  await stop();
}

type Open = (options: { port: number }) => Promise<StandIn>;

async function start(name: string, usual: number, open: Open) {
  const port = Number(process.env[name] || usual);
  try {
    const { url, close } = await open({ port });
    running.push({ url, close });
    return url;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
    throw new Error(`Port ${port} is taken: stop what uses it, or set ${name}.`);
  }
}

async function stop() {
  await Promise.all(running.map((standIn) => standIn.close()));
}

type Names = "forms" | "scheduler" | "crm" | "hubspot" | "measurement" | "access" | "notifications";

function usage({
  forms,
  scheduler,
  crm,
  hubspot,
  measurement,
  access,
  notifications,
}: Record<Names, string>) {
  return `Form service  ${forms}
Scheduler     ${scheduler}
CRM           ${crm}
HubSpot       ${hubspot}
Measurement   ${measurement}
Access        ${access}
Notifications ${notifications}

Modes of the form service: ${formModeNames.join(", ")}
Modes of the CRM: ${crmModeNames.join(", ")}
Modes of HubSpot: ${hubspotModeNames.join(", ")}
Modes of the notifications: ${notificationModeNames.join(", ")}

.dev.vars:
FORMS_URL_WIZARD=${forms}/f/wizard
FORMS_URL_ASSESSMENT=${forms}/f/assessment
CRM_URL=${crm}/crm/WebToLeadForm
CRM_HIDDEN_FIELDS='${JSON.stringify(exampleHiddenFields)}'
#CRM_PROVIDER=hubspot
HUBSPOT_FORM=${HUBSPOT_FORM}
HUBSPOT_URL=${hubspot}
BOOKING_URLS='${JSON.stringify({
    strategy: `${scheduler}/studio/strategy-call`,
    discovery: `${scheduler}/studio/discovery-call`,
  })}'
PAYMENT_URLS='${JSON.stringify({
    "25-reels": `${scheduler}/pay/25-reels`,
    "video-strategy-blueprint": `${scheduler}/pay/video-strategy-blueprint`,
    "owner-founder-script-bundle": `${scheduler}/pay/owner-founder-script-bundle`,
  })}'
GA_MEASUREMENT_ID=G-STANDIN
GA_API_SECRET=stand-in
GA_ENDPOINT=${measurement}
NOTIFY_URL=${notifications}/notices
(or for NOTIFY_FORMAT=teams, slack, discord or ntfy ${notifications}/notices/teams and so on, which refuse what these do)

Fail the next two posts that contain jane@x.test, then see what arrived:
curl ${forms}/__control -d '{"mode":"500","times":2,"match":"jane@x.test"}'
curl ${forms}/__log
End this fault with {"mode":"ok","match":"jane@x.test"}, or every fault of the service:
curl -X DELETE ${forms}/__control
The CRMs and the notifications have a __control, too. Other ports: FORM_SERVICE_PORT, SCHEDULER_PORT,
CRM_PORT, MEASUREMENT_PORT, ACCESS_PORT, NOTICES_PORT and HUBSPOT_PORT.
The other services have a __log, too: curl ${crm}/__log
To go into the inbox by Access, add ACCESS_TEAM=${access} and ACCESS_AUD=${ACCESS_AUDIENCE}, then send the
header Cf-Access-Jwt-Assertion with the value of "token" in the answer of: curl ${access}/__token -d '{"email":"ada@x.test"}'

Ctrl+C stops.`;
}
