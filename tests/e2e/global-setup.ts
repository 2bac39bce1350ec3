import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../scripts/ports.ts";
import { startSite } from "../../scripts/site-server.ts";
import { startFormService } from "../stand-ins/form-service.ts";
import { startScheduler } from "../stand-ins/scheduler.ts";

/** Starts the stand-ins and the production build on them; the tests find both through variables. */
export default async function startEverything() {
  const stateDir = await mkdtemp(path.join(tmpdir(), "studio-site-"));
  const forms = await startFormService({ limitPerMinute: null });
  const scheduler = await startScheduler();
  const site = await startSite({
    port: await freePort(),
    stateDir,
    variables: siteVariables(forms.url, scheduler.url),
  });
  process.env.SITE_URL = site.url;
  process.env.SITE_STATE_DIR = stateDir;
  process.env.FORM_SERVICE_URL = forms.url;
  process.env.SCHEDULER_URL = scheduler.url;

  return async () => {
    await site.stop();
    await Promise.all([forms.close(), scheduler.close()]);
    await rm(stateDir, { recursive: true, force: true });
  };
}

/** Production's settings, except that nobody waits: short back-off, lease and timeout; no limits. */
function siteVariables(forms: string, scheduler: string) {
  return {
    FORMS_URL_WIZARD: `${forms}/f/wizard`,
    FORMS_URL_ASSESSMENT: `${forms}/f/assessment`,
    BOOKING_URLS: JSON.stringify({
      strategy: `${scheduler}/studio/strategy-call`,
      discovery: `${scheduler}/studio/discovery-call`,
    }),
    DELIVER_TIMEOUT_MS: "2000",
    LEASE_MS: "5000",
    BACKOFF_MS: "200",
    BACKOFF_MAX_MS: "1000",
    RATE_LIMITS: "off",
  };
}
