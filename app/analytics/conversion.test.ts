import { expect, test } from "vitest";
import { conversionRequest } from "./conversion.server";

test("one request holds the three events of a sent form", () => {
  const visitor = { clientId: "1.2", sessionId: "1700000000" };
  const session = { session_id: "1700000000", engagement_time_msec: 100 };
  const worth = { value: 1, currency: "USD" };
  expect(conversionRequest("wizard", visitor)).toEqual({
    client_id: "1.2",
    consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
    events: [
      { name: "contact_form_submit", params: { form_type: "wizard", ...session } },
      { name: "conversion", params: { conversion_type: "contact_submit", ...worth, ...session } },
      { name: "generate_lead", params: { lead_source: "wizard", ...worth, ...session } },
    ],
  });
});

test("without a session the events go without one", () => {
  const { events } = conversionRequest("quick", { clientId: "1.2" });
  for (const { params } of events) expect(params).not.toHaveProperty("session_id");
});
