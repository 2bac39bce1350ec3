import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { assessmentCopy } from "../../../content/assessment/copy.ts";
import { resultsAddress } from "./results-address.ts";

type Call = keyof typeof assessmentCopy.routing;

/** Results that lead to a strategy call, with one fact about the business, and to a discovery call. */
export const STRATEGY = resultsAddress(["partially"], { industry: "software" });
export const DISCOVERY = resultsAddress(["yes"]);

export function newEmail(): string {
  return `ada.${randomUUID().slice(0, 12)}@visitor.test`;
}

export async function openDialog(page: Page, address: string, call: Call) {
  await page.goto(address);
  const { action } = assessmentCopy.routing[call];
  await page.getByRole("link", { name: action }).click();
  await expect(page.getByRole("heading", { name: action })).toBeFocused();
  // The page's script makes the dialog modal once it is loaded.
  if (await page.evaluate(() => matchMedia("(scripting: enabled)").matches))
    await expect(page.locator("dialog[data-booking]:modal")).toBeVisible();
}

/** Fills the form, presses its button, and returns the tab that this opens. */
export async function book(page: Page, call: Call, fields: Record<string, string>): Promise<Page> {
  for (const [label, text] of Object.entries(fields))
    await page.getByRole("textbox", { name: label }).fill(text);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: assessmentCopy.routing[call].action }).click();
  return opened;
}
