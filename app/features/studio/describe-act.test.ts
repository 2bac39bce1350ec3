import { expect, test } from "vitest";
import { inbox } from "#content/studio";
import { describeAct } from "./describe-act";

test("an act promises a sending only where a service is set", () => {
  expect(describeAct("retry", "the CRM")).toBe(inbox.verbs.retry.did);
  expect(describeAct("retry", null)).toBe(inbox.lead.stays);
  expect(describeAct("resend", null)).toBe(inbox.lead.stays);
  expect(describeAct("done", null)).toBe(inbox.verbs.done.did);
});
