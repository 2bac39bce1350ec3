import { toPlainText } from "./plain-text.ts";

const FORMULA_START = /^[=+\-@\t\n]/;

/** RFC 4180 with CRLF; cells a spreadsheet would run as a formula start with an apostrophe. */
export function writeCsv(rows: string[][]): string {
  return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

function writeCell(value: string): string {
  const text = toPlainText(value);
  const cell = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
