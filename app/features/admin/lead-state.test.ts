import { expect, test } from "vitest";
import { inbox } from "#content/inbox";
import { describeAction } from "./lead-state";

test("an action promises a sending only where a service is set", () => {
  expect(describeAction("retry", "the CRM")).toBe(inbox.actions.retry.done);
  expect(describeAction("retry", null)).toBe(inbox.delivery.noDestination);
  expect(describeAction("resend", null)).toBe(inbox.delivery.noDestination);
  expect(describeAction("done", null)).toBe(inbox.actions.done.done);
});
