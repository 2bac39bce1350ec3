import { exampleHiddenFields } from "../../../stand-ins/example-posts.ts";

type Services = { forms: string; scheduler: string; crm: string; measurement: string };

export const MEASUREMENT_ID = "G-TEST12345";

/** Those of a studio that mistyped every setting that can be mistyped. */
export const missetSettings = {
  BOOKING_URLS: "oops-booking",
  PAYMENT_URLS: "oops-payment",
  CRM_URL: "oops-crm",
  CRM_FIELD_MAP: "oops-map",
  FORMS_URL_WIZARD: "oops-forms",
  NOTIFY_URL: "oops-notify",
  DELIVER_TIMEOUT_MS: "0",
  RATE_LIMITS: "off",
};

/** How the owner of an edited site gets in, and where its content is. Each browser has one, as all save at the same time. */
export const EDITED = {
  key: "k".repeat(32),
  site: (browser: string) => `edited-${browser.toLowerCase()}`,
  repository: (browser: string) => `/studio/${browser.toLowerCase()}`,
};

/** Studios that edit their content in the browser, with repositories at the stand-in. */
export function editedSites({ github }: { github: string }) {
  const settings = (browser: string) => ({
    STUDIO_KEY: EDITED.key,
    CONTENT_REPOSITORY: github + EDITED.repository(browser),
    CONTENT_TOKEN: "stand-in",
    RATE_LIMITS: "off",
  });
  const browsers = ["Chromium", "Firefox", "WebKit", "lynx"];
  return Object.fromEntries(browsers.map((it) => [EDITED.site(it), settings(it)]));
}

/** Production's settings, except that nobody waits: short back-off, lease and timeout; no limits. */
export function usualSettings({ forms, scheduler, crm }: Services) {
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

/** A studio with Google Analytics but no scheduler or payment page, which reports conversions to the stand-in. */
export function measuredSettings({ measurement, forms, crm }: Services) {
  return {
    CRM_URL: `${crm}/crm/WebToLeadForm`,
    GA_MEASUREMENT_ID: MEASUREMENT_ID,
    GA_API_SECRET: "test-secret",
    GA_ENDPOINT: measurement,
    FORMS_URL_WIZARD: `${forms}/f/wizard`,
    RATE_LIMITS: "off",
  };
}
