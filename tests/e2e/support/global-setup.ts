import { startCrm } from "../../stand-ins/crm.ts";
import { startFormService } from "../../stand-ins/form-service.ts";
import { startMeasurement } from "../../stand-ins/measurement.ts";
import { startScheduler } from "../../stand-ins/scheduler.ts";
import { serveMoreSites } from "./sites/more-sites.ts";
import {
  measuredSettings,
  missetSettings,
  STUDIO_KEY,
  usualSettings,
} from "./sites/site-settings.ts";
import { makeTables, startTemporarySite } from "./sites/temporary-site.ts";

/** Starts the stand-ins and the production build on them; the tests find both through variables. */
export default async function startEverything() {
  const [forms, scheduler, crm, measurement] = await Promise.all([
    startFormService({ limitPerMinute: null }),
    startScheduler(),
    startCrm(),
    startMeasurement(),
  ]);
  const services = {
    forms: forms.url,
    scheduler: scheduler.url,
    crm: crm.url,
    measurement: measurement.url,
  };
  const tables = await makeTables();
  const site = await startTemporarySite(tables.folder, usualSettings(services));
  const more = await serveMoreSites(tables.folder, {
    // The site as a fresh clone starts it: every lead rests in the inbox.
    embedded: {},
    measured: measuredSettings(services),
    misset: missetSettings,
    inbox: { STUDIO_KEY },
    // Its tables are taken away while a visitor is on the way.
    lonely: { RATE_LIMITS: "off" },
    // What `npm run dev` serves.
    development: usualSettings(services),
  });
  process.env.SITE_URL = site.url;
  process.env.SITE_STATE_DIR = site.stateDir;
  process.env.MORE_SITES_URL = more.url;
  process.env.FORM_SERVICE_URL = forms.url;
  process.env.SCHEDULER_URL = scheduler.url;
  process.env.CRM_STAND_IN_URL = crm.url;
  process.env.MEASUREMENT_URL = measurement.url;

  return async () => {
    await Promise.all([site.stop(), more.close(), tables.remove()]);
    await Promise.all([forms, scheduler, crm, measurement].map((standIn) => standIn.close()));
  };
}
