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
/** A spreadsheet that separates at other characters than commas starts a cell here, quotes or not. */
const FORMULA_INSIDE = /([;\t\n]["\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
/** What a spreadsheet takes for a number or a date and then shows, and saves, as another text. */
const CONVERTED = new RegExp(
  [
    String.raw`0\d+(\.\d+)?`,
    String.raw`\d+\.\d*0`,
    String.raw`\d{16,}`,
    String.raw`\d{1,3}(,\d{3})+(\.\d+)?`,
    String.raw`\d+(\.\d+)?(e[+-]?\d+|\s*%)`,
    String.raw`\d{1,4}[-/]\d{1,2}`,
    String.raw`\d{1,4}([-/.])\d{1,2}[-/.]\d{1,4}`,
    String.raw`\d{1,2}(:\d{2}){1,2}(\s*[ap]m)?`,
    String.raw`${MONTH}[-/. ]\d{1,4}(,? \d{4})?`,
    String.raw`\d{1,2}[-/. ]${MONTH}([-/. ]\d{2,4})?`,
    "true|false",
  ]
    .map((pattern) => `^(?:${pattern})$`)
    .join("|"),
  "i",
);
const PHONE_NUMBER = /^\+\d[\d ().-]{6,}$/;
const NO_SUM = /[\d)] +[\d(]|\(/;

export function toHeadings({ fieldNames, handled }: ExportedColumns): string[] {
  return [...Object.keys(COLUMNS), ...fieldNames, ...handled];
}

export function toRow(lead: ExportedLead, { fieldNames, handled }: ExportedColumns): string[] {
  const written: Record<(typeof handled)[number], string> = {
    done: toTime(lead.done),
    follow_up: lead.followUp ?? "",
    result: lead.result ?? "",
    amount: lead.amount === null ? "" : String(lead.amount / 100),
    reason: lead.reason ?? "",
    notes: lead.notes ?? "",
  };
  return [
    ...Object.values(COLUMNS).map((write) => write(lead)),
    ...fieldNames.map((name) => lead.fields[name] ?? ""),
    ...handled.map((name) => written[name]),
  ];
}

function toTime(ms: number | null): string {
  return ms === null ? "" : new Date(ms).toISOString();
}

/** RFC 4180 with CRLF. */
export function writeCsv(rows: string[][]): string {
  return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

function writeCell(value: string): string {
  const text = toPlainText(value);
  const start = FORMULA_START.test(text) ? neutralize(text) : text;
  const cell = CONVERTED.test(text.trim()) ? `'${text}` : start.replace(FORMULA_INSIDE, "$1'");
  return /[",;\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** An apostrophe is the spreadsheets' own mark of a text; hyphens alone, which would subtract, become spaces. */
function neutralize(text: string): string {
  if (!PHONE_NUMBER.test(text)) return `'${text}`;
  return NO_SUM.test(text) ? text : text.replaceAll("-", " ");
}
