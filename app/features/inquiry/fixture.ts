import form from "#content/forms/inquiry.yaml";
import { type FormValues, sampleOf } from "~/forms/field";

export const ADA = { ...sampleOf<FormValues<"inquiry">>(form), phone: "" };
