import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../../scripts/ports.ts";
import { startSite } from "../../../scripts/site-server.ts";
import { startCrm } from "../../stand-ins/crm/crm.ts";
import { exampleHiddenFields } from "../../stand-ins/example-posts.ts";
import { startFormService } from "../../stand-ins/forms/form-service.ts";
import { startMeasurement } from "../../stand-ins/measurement/measurement.ts";
import { startScheduler } from "../../stand-ins/scheduler.ts";

/** Starts the stand-ins and the production build on them; the tests find both through variables. */
export default async function startEverything() {
  const stateDir = await mkdtemp(path.join(tmpdir(), "studio-site-"));
  const forms = await startFormService({ limitPerMinute: null });
  const scheduler = await startScheduler();
  const crm = await startCrm();
  const measurement = await startMeasurement();
  const site = await startSite({
    port: await freePort(),
    stateDir,
    variables: siteVariables(forms.url, scheduler.url, crm.url),
  });
  process.env.SITE_URL = site.url;
  process.env.SITE_STATE_DIR = stateDir;
  process.env.FORM_SERVICE_URL = forms.url;
  process.env.SCHEDULER_URL = scheduler.url;
  process.env.CRM_STAND_IN_URL = crm.url;
  process.env.MEASUREMENT_URL = measurement.url;

  return async () => {
    await site.stop();
    await Promise.all([forms.close(), scheduler.close(), crm.close(), measurement.close()]);
    await rm(stateDir, { recursive: true, force: true });
  };
}

/** Production's settings, except that nobody waits: short back-off, lease and timeout; no limits. */
function siteVariables(forms: string, scheduler: string, crm: string) {
  return {
    FORMS_URL_WIZARD: `${forms}/f/wizard`,
    CRM_URL: `${crm}/crm/WebToLeadForm`,
    CRM_HIDDEN_FIELDS: JSON.stringify(exampleHiddenFields),
    FORMS_URL_ASSESSMENT: `${forms}/f/assessment`,
    BOOKING_URLS: JSON.stringify({
      strategy: `${scheduler}/studio/strategy-call`,
      discovery: `${scheduler}/studio/discovery-call`,
    }),
    PAYMENT_URLS: JSON.stringify({
      "25-reels": `${scheduler}/pay/25-reels`,
      "video-strategy-blueprint": `${scheduler}/pay/blueprint`,
      "owner-founder-script-bundle": `${scheduler}/pay/scripts`,
    }),
    REVIEWS_SEARCH_URL: `${scheduler}/reviews`,
    DELIVER_TIMEOUT_MS: "2000",
    LEASE_MS: "5000",
    BACKOFF_MS: "200",
    BACKOFF_MAX_MS: "1000",
    RATE_LIMITS: "off",
  };
}
