import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../../../scripts/ports.ts";
import { startSite } from "../../../../scripts/site-server.ts";
import { readInbox } from "../inbox.ts";

/** The site of a studio that mistyped every setting that can be mistyped. */
export async function startMissetSite() {
  const stateDir = await mkdtemp(path.join(tmpdir(), "studio-site-misset-"));
  const variables = {
    BOOKING_URLS: "oops-booking",
    PAYMENT_URLS: "oops-payment",
    CRM_URL: "oops-crm",
    CRM_FIELD_MAP: "oops-map",
    FORMS_URL_WIZARD: "oops-forms",
    NOTIFY_URL: "oops-notify",
    DELIVER_TIMEOUT_MS: "0",
    RATE_LIMITS: "off",
  };
  const site = await startSite({ port: await freePort(), stateDir, variables });
  return {
    url: site.url,
    names: Object.keys(variables).filter((name) => name !== "RATE_LIMITS"),
    inbox: () => readInbox(stateDir),
    async stop() {
      await site.stop();
      await rm(stateDir, { recursive: true, force: true });
    },
  };
}
