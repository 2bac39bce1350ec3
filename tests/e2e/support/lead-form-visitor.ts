import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { contact } from "#content/contact.yaml";
import form from "#content/forms/contact.yaml";
import { defaultsOf, type FormValues, getField, sampleOf } from "../../../app/forms/field.ts";
import { fieldIn, fillForm } from "./fill-form.ts";
import { readToken } from "./inquiry.ts";

export type Visitor = Record<string, string> & FormValues<"contact">;

/** What the form asks for and does not know itself. */
const asked = form.filter((field) => field.required && field.default === undefined);

/** A visitor whose e-mail no other test uses, so that the CRM stand-in can tell them apart. */
export function newVisitor(changes: Record<string, string> = {}): Visitor {
  const email = `ada.${randomUUID().slice(0, 12)}@visitor.test`;
  return { ...sampleOf<Visitor>(asked), email, ...changes };
}

export function leadForm(page: Page) {
  return page.locator("#message form");
}

export function leadField(page: Page, name: string) {
  return fieldIn(leadForm(page), getField(form, name).label);
}

export async function fillLeadForm(page: Page, values: Record<string, string>) {
  await fillForm(leadForm(page), form, values);
}

export function sendButton(page: Page) {
  return leadForm(page).getByRole("button", { name: contact.submit });
}

/** Fills in the form of the open page and sends it, up to the thank-you page. */
export async function sendLeadForm(page: Page, values: Record<string, string>) {
  await fillLeadForm(page, values);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
}

/** The fields a browser would post for the form at `path`, its token included. */
export async function openLeadPost(page: Page, visitor: Visitor, path = "/contact") {
  const token = readToken(await (await page.request.get(path)).text());
  return { ...defaultsOf(form), ...visitor, token };
}
