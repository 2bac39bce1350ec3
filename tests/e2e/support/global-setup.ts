import { globSync, readFileSync } from "node:fs";
import { startCrm } from "../../stand-ins/crm.ts";
import { startFormService } from "../../stand-ins/form-service.ts";
import { startGithub } from "../../stand-ins/github.ts";
import { startMeasurement } from "../../stand-ins/measurement.ts";
import { startScheduler } from "../../stand-ins/scheduler.ts";
import {
  editedSites,
  measuredSettings,
  missetSettings,
  usualSettings,
} from "./sites/site-settings.ts";
import { askForSite, serveSites } from "./sites/sites.ts";

/** Starts the stand-ins and the production build on them; the tests find both through variables. */
export default async function startEverything() {
  // Otherwise the sites go on when the tests are stopped.
  process.once("SIGTERM", () => process.exit(143));
  const [forms, scheduler, crm, measurement, github] = await Promise.all([
    startFormService(),
    startScheduler(),
    startCrm(),
    startMeasurement(),
    startGithub({ files: readContent() }),
  ]);
  const services = {
    forms: forms.url,
    scheduler: scheduler.url,
    crm: crm.url,
    measurement: measurement.url,
    github: github.url,
  };
  const sites = await serveSites({
    usual: usualSettings(services),
    // The site as a fresh clone starts it: every lead rests in the inbox.
    embedded: {},
    measured: measuredSettings(services),
    ...editedSites(services),
    // It loses its tables, too, while a visitor is on the way.
    misset: missetSettings,
    // What `npm run dev` serves.
    development: usualSettings(services),
  });
  process.env.SITES_URL = sites.url;
  process.env.FORM_SERVICE_URL = forms.url;
  process.env.SCHEDULER_URL = scheduler.url;
  process.env.CRM_STAND_IN_URL = crm.url;
  process.env.MEASUREMENT_URL = measurement.url;
  process.env.GITHUB_URL = github.url;
  process.env.SITE_URL = (await askForSite("usual")).url;

  return async () => {
    await sites.close();
    await Promise.all(
      [forms, scheduler, crm, measurement, github].map((standIn) => standIn.close()),
    );
  };
}

/** The texts of content/, as the repositories of the edited sites have them. */
function readContent(): Record<string, string> {
  const files = globSync("content/**/*.{yaml,mdx,md}");
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, "utf8")]));
}
