import { expect, test } from "vitest";
import { leadForm } from "#content/lead-form.yaml";
import { leadFormSchema } from "./forms.ts";

test("a plan, a service and a default name a project type that the form has", () => {
  expect(leadFormSchema.safeParse(leadForm).success).toBe(true);
  const plans = [{ plan: "starter", projectType: "Starter" }];
  const { error } = leadFormSchema.safeParse({ ...leadForm, plans });
  expect(error?.issues).toMatchObject([
    {
      path: ["plans", 0, "projectType"],
      message: expect.stringMatching(/^must be the crmValue of one .*, not Starter$/),
    },
  ]);
});
