import form from "#content/forms/inquiry.yaml";
import { type FormValues, sampleOf } from "~/forms/field";

/** What a visitor enters who gives no phone number. */
export const ADA = { ...sampleOf<FormValues<"inquiry">>(form), phone: "" };
