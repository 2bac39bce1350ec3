import type { FoundLead } from "./leads.ts";
import { toPlainText } from "./plain-text.ts";

const COLUMNS = [
  "reference",
  "kind",
  "status",
  "created",
  "delivered",
  "attempts",
  "flags",
  "error",
];
const FORMULA_START = /^[=+\-@\uff1d\uff0b\uff0d\uff20\t\n]/;
const PHONE_NUMBER = /^\+\d[\d ().-]{6,}$/;
const NO_SUM = /[\d)] +[\d(]|\(/;

export function toHeadings(fieldNames: string[]): string[] {
  return [...COLUMNS, ...fieldNames];
}

export function toRow(lead: FoundLead, fieldNames: string[]): string[] {
  return [
    lead.reference,
    lead.kind,
    lead.status,
    new Date(lead.created).toISOString(),
    lead.delivered === null ? "" : new Date(lead.delivered).toISOString(),
    String(lead.attempts),
    lead.flags.join(" "),
    lead.lastError ?? "",
    ...fieldNames.map((name) => lead.fields[name] ?? ""),
  ];
}

/** RFC 4180 with CRLF; cells that a spreadsheet would run as a formula start with an apostrophe. */
export function writeCsv(rows: string[][]): string {
  return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

function writeCell(value: string): string {
  const text = toPlainText(value);
  const cell = FORMULA_START.test(text) ? neutralize(text) : text;
  return /[",\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A phone number gets no apostrophe, to be imported as typed; hyphens alone would subtract. */
function neutralize(text: string): string {
  if (!PHONE_NUMBER.test(text)) return `'${text}`;
  return NO_SUM.test(text) ? text : text.replaceAll("-", " ");
}
