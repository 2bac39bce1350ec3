import { expect, test } from "vitest";
import { inbox } from "#content/studio/inbox.yaml";
import { describeAction } from "./lead-state";

test("an action promises a sending only where a service is set", () => {
  const unset = { host: null, waits: false };
  const wrong = { host: "the CRM", waits: true };
  expect(describeAction("retry", { ...wrong, waits: false })).toBe(inbox.actions.retry.done);
  expect(describeAction("retry", wrong)).toBe(inbox.delivery.wrongSetting);
  expect(describeAction("retry", unset)).toBe(inbox.delivery.noEndpoint);
  expect(describeAction("resend", unset)).toBe(inbox.delivery.noEndpoint);
  expect(describeAction("done", unset)).toBe(inbox.actions.done.done);
});
