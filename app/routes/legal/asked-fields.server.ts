import assessment from "#content/forms/assessment.yaml";
import contact from "#content/forms/contact.yaml";
import inquiry from "#content/forms/inquiry.yaml";
import request from "#content/forms/request.yaml";
import { prosePage } from "#content/prose-page.yaml";
import { fill, formatList } from "~/content/format";
import { addedFields } from "~/content/schema/form";
import type { Form } from "~/forms/field";
import { escapeXml } from "~/seo/escape-xml";

/** A sentence about the fields that a studio has added to a form, after a blank; empty without any. */
export function describeAdded(name: Parameters<typeof addedFields>[0], form: Form): string {
  const labels = addedFields(name, form).map(({ label }) => label);
  if (labels.length === 0) return "";
  return ` ${escapeXml(fill(prosePage.alsoAsked, { fields: formatList(labels) }))}`;
}

export const alsoAsked = {
  inquiry: describeAdded("inquiry", inquiry),
  contact: describeAdded("contact", contact),
  assessment: describeAdded("assessment", assessment),
  request: describeAdded("request", request),
};
