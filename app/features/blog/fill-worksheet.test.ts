import { expect, test } from "vitest";
import { fillWorksheet } from "./fill-worksheet.server";

const SHEET =
  '<fieldset data-waiting="Fill in" data-no-payback="Never"><input id="roi-years" name="years"/>' +
  '<input id="roi-setup" name="setup"/><output name="saving" aria-live="polite"></output>' +
  '<output name="paybackMonths"></output></fieldset>';
const FIVE = { employees: "100", costNow: "3200", costVideo: "800", setup: "6500", years: "5" };

const fill = (sent: Record<string, string>) => fillWorksheet(SHEET, new URLSearchParams(sent));

test("what was sent stands in the fields, with its results", () => {
  expect(fill(FIVE)).toContain('<input id="roi-years" value="5" name="years"/>');
  expect(fill(FIVE)).toContain(
    '<output name="saving" aria-live="polite" data-known>$1,193,500</output>',
  );
});

test("a result that cannot be computed says why", () => {
  expect(fill({ years: "5" })).toContain('aria-live="polite">Fill in</output>');
  expect(fill({ ...FIVE, costVideo: "9000" })).toContain(">Never</output>");
});

test("only numbers of the sheet's own fields reach the page", () => {
  const filled = fill({ years: '"><script>', setup: "-1", constructor: "1", other: "2" });
  expect(filled).not.toContain("value=");
  expect(filled).not.toContain("<script>");
});
