import { leadForm } from "#content/lead-form.yaml";

/** The CRM's picklists: those of the form, whose spelling the CRM and the specification's words fix. */
export const picklists = {
  projectType: leadForm.projectTypes.map(crmValueOf),
  budget: leadForm.budgets.map(crmValueOf),
  timeline: ["", ...leadForm.timelines.map(crmValueOf)],
};

function crmValueOf({ crmValue }: { crmValue: string }): string {
  return crmValue;
}

const signsIn = (value: string) => value.replace(/\w/g, "").length;

/** What a visitor chooses in a test: the project type with the most signs, which encodings like least. */
export const chosen = {
  projectType: picklists.projectType.toSorted((a, b) => signsIn(b) - signsIn(a))[0] ?? "",
  budget: leadForm.defaults.budget as string,
  timeline: "",
};
