import form from "#content/forms/contact.yaml";
import { defaultsOf, getField } from "../../app/forms/field.ts";

const valuesOf = (name: string) => getField(form, name).options?.map(({ value }) => value) ?? [];

/** The CRM's picklists: those of the form, whose spelling the CRM and the specification's words fix. */
export const picklists = {
  projectType: valuesOf("projectType"),
  budget: valuesOf("budget"),
  timeline: ["", ...valuesOf("timeline")],
};

const signsIn = (value: string) => value.replace(/\w/g, "").length;

/** What a visitor chooses in a test: the project type with the most signs, which encodings like least. */
export const chosen = {
  projectType: picklists.projectType.toSorted((a, b) => signsIn(b) - signsIn(a))[0] ?? "",
  budget: defaultsOf(form).budget ?? "",
  timeline: "",
};
