import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { contact } from "#content/contact.yaml";
import { readToken } from "./inquiry.ts";

export type LeadField = keyof typeof contact.fields;
type Text = Exclude<LeadField, "projectType" | "budget" | "timeline">;
type Visitor = Record<Exclude<Text, "country" | "description">, string>;

/** A visitor whose e-mail no other test uses, so that the CRM stand-in can tell them apart. */
export function newVisitor(changes: Partial<Visitor> = {}): Visitor {
  return {
    firstName: "Ada",
    lastName: "Quill",
    company: "Quill & Daughters",
    email: `ada.${randomUUID().slice(0, 12)}@visitor.test`,
    phone: "+1 425 555 0117",
    city: "Bellevue",
    state: "WA",
    zip: "98004",
    ...changes,
  };
}

export function leadForm(page: Page) {
  return page.locator("#message form");
}

export function leadField(page: Page, name: LeadField) {
  return leadForm(page).getByLabel(new RegExp(`^${contact.fields[name].label}`));
}

export async function fillLeadForm(page: Page, texts: Partial<Record<Text, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    await leadField(page, name as Text).fill(text);
  }
}

export function sendButton(page: Page) {
  return leadForm(page).getByRole("button", { name: contact.submit });
}

/** Fills in the form of the open page and sends it, up to the thank-you page. */
export async function sendLeadForm(page: Page, texts: Partial<Record<Text, string>>) {
  await fillLeadForm(page, texts);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
}

/** The fields a browser would post for the form at `path`, its token included. */
export async function openLeadPost(page: Page, visitor: Visitor, path = "/contact") {
  const token = readToken(await (await page.request.get(path)).text());
  return { ...visitor, token, country: "United States", projectType: "Not sure yet" };
}
