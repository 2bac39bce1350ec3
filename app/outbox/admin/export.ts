import type { ExportedColumns, ExportedLead } from "./leads.ts";
import { toPlainText } from "./plain-text.ts";

const COLUMNS: Record<string, (lead: ExportedLead) => string> = {
  reference: ({ reference }) => reference,
  kind: ({ kind }) => kind,
  status: ({ status }) => status,
  created: ({ created }) => toTime(created),
  delivered: ({ delivered }) => toTime(delivered),
  attempts: ({ attempts }) => String(attempts),
  flags: ({ flags }) => flags.join(" "),
  error: ({ lastError }) => lastError ?? "",
};
const FORMULA_START = /^[=+\-@\uff1d\uff0b\uff0d\uff20\t\n]/;
const PHONE_NUMBER = /^\+\d[\d ().-]{6,}$/;
const NO_SUM = /[\d)] +[\d(]|\(/;

export function toHeadings({ fieldNames, handled }: ExportedColumns): string[] {
  return [...Object.keys(COLUMNS), ...fieldNames, ...handled];
}

export function toRow(lead: ExportedLead, { fieldNames, handled }: ExportedColumns): string[] {
  const written = { done: toTime(lead.done), notes: lead.notes ?? "" };
  return [
    ...Object.values(COLUMNS).map((write) => write(lead)),
    ...fieldNames.map((name) => lead.fields[name] ?? ""),
    ...handled.map((name) => written[name]),
  ];
}

function toTime(ms: number | null): string {
  return ms === null ? "" : new Date(ms).toISOString();
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

/** A phone number gets no apostrophe; hyphens alone, which would subtract, become spaces. */
function neutralize(text: string): string {
  if (!PHONE_NUMBER.test(text)) return `'${text}`;
  return NO_SUM.test(text) ? text : text.replaceAll("-", " ");
}
