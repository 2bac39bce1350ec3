import { expect, test } from "vitest";
import { worksheet } from "#content/worksheet.yaml";
import { fillWorksheet } from "~/features/blog/fill-worksheet.server";

const SHEET =
  "<fieldset data-worksheet>" +
  '<input name="years" id="roi-years"/><input id="roi-setup" name="setup"/>' +
  '<output aria-live="polite" name="saving"></output><output name="paybackMonths"></output></fieldset>';
const FIVE = { employees: "100", costNow: "3200", costVideo: "800", setup: "6500", years: "5" };

const fill = (sent: Record<string, string>) => fillWorksheet(SHEET, new URLSearchParams(sent));

test("what was sent stands in the fields, with its results", async () => {
  const filled = await fill(FIVE);
  expect(filled).toMatch(/<input [^>]*id="roi-years" value="5"/);
  expect(filled).toMatch(/<output [^>]*name="saving" data-known="">\$1,193,500<\/output>/);
});

test("a result that cannot be computed says why", async () => {
  expect(await fill({ years: "5" })).toContain(`name="saving">${worksheet.waiting}</output>`);
  expect(await fill({ ...FIVE, costVideo: "9000" })).toContain(`>${worksheet.noPayback}</output>`);
});

test("only numbers of the sheet's own fields reach the page", async () => {
  const filled = await fill({ years: '"><script>', setup: "-1", constructor: "1", other: "2" });
  expect(filled).not.toContain("value=");
  expect(filled).not.toContain("<script>");
});
