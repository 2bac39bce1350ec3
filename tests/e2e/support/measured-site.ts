import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../../scripts/ports.ts";
import { startSite } from "../../../scripts/site-server.ts";

export const MEASUREMENT_ID = "G-TEST12345";

/** The site of a studio that has Google Analytics; the server reports conversions to the stand-in. */
export async function startMeasuredSite(services: { measurement: string; forms: string }) {
  const stateDir = await mkdtemp(path.join(tmpdir(), "studio-site-measured-"));
  const variables = {
    GA_MEASUREMENT_ID: MEASUREMENT_ID,
    GA_API_SECRET: "test-secret",
    GA_ENDPOINT: services.measurement,
    FORMS_URL_WIZARD: `${services.forms}/f/wizard`,
    RATE_LIMITS: "off",
  };
  const site = await startSite({ port: await freePort(), stateDir, variables });
  return {
    url: site.url,
    async stop() {
      await site.stop();
      await rm(stateDir, { recursive: true, force: true });
    },
  };
}
