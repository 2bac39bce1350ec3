import type { Received } from "../http-server.ts";
import { picklists } from "./lead-choices.ts";

// The CRM's limits (docs/rules.md).
const LENGTHS: Record<string, number> = {
  xnQsjsdp: 64,
  xmIwtLD: 96,
  actionType: 64,
  returnURL: 2_000,
  "Lead Source": 100,
  Company: 100,
  "First Name": 40,
  "Last Name": 80,
  Email: 100,
  Phone: 30,
  City: 100,
  State: 100,
  "Zip Code": 30,
  Country: 100,
};
const OPTIONAL: Record<string, number> = {
  aG9uZXlwb3Q: 0,
  Description: 32_000,
  service: 255,
};

export type CrmFieldMap = Record<keyof typeof picklists, string>;

/** Every way a post breaks the CRM's contract; `isDropped` when the CRM would make no lead of it. */
export function findCrmViolations(
  { headers, body }: Received,
  fieldMap: CrmFieldMap,
): { violations: string[]; isDropped: boolean } {
  const pairs = [...new URLSearchParams(body)];
  const fields = Object.fromEntries(pairs);
  const place = findPlaceViolations(headers, fields.returnURL ?? "");
  const encoding = findEncodingViolations(headers, body);
  const names = findNameViolations(
    pairs.map(([name]) => name),
    fieldMap,
  );
  const values = [...findValueViolations(fields), ...findPicklistViolations(fields, fieldMap)];
  return {
    violations: [...encoding, ...place, ...names, ...values],
    isDropped: encoding.length > 0 || place.length > 0,
  };
}

function findEncodingViolations(headers: Record<string, string>, body: string): string[] {
  const type = headers["content-type"] ?? "";
  const isForm = /^application\/x-www-form-urlencoded;\s*charset=utf-8$/i.test(type);
  return [
    ...(isForm ? [] : [`content-type is "${type}"`]),
    ...(isUtf8(body) ? [] : ["body is not UTF-8"]),
  ];
}

function isUtf8(body: string): boolean {
  try {
    return !decodeURIComponent(body).includes("\ufffd");
  } catch {
    return false;
  }
}

/** The form's list of allowed pages has one entry: /contact of the site it returns to. */
function findPlaceViolations(headers: Record<string, string>, returnUrl: string): string[] {
  if (!URL.canParse(returnUrl)) return [`returnURL is "${returnUrl}"`];
  const { origin, pathname } = new URL(returnUrl);
  const { referer = "", origin: sender = "" } = headers;
  return [
    ...(pathname === "/thank-you" ? [] : [`returnURL leads to "${pathname}"`]),
    ...(referer === `${origin}/contact` ? [] : [`referer is "${referer}"`]),
    ...(sender === origin ? [] : [`origin is "${sender}"`]),
  ];
}

function findNameViolations(names: string[], fieldMap: CrmFieldMap): string[] {
  const expected = ["zc_gad", ...Object.keys(LENGTHS), ...Object.values(fieldMap)];
  const known = [...expected, ...Object.keys(OPTIONAL)];
  const missing = expected.filter((name) => !names.includes(name));
  const unknown = names.filter((name) => !known.includes(name));
  const repeated = names.filter((name, at) => names.indexOf(name) !== at);
  return [
    ...missing.map((name) => `missing "${name}"`),
    ...unknown.map((name) => `unknown "${name}"`),
    ...repeated.map((name) => `repeated "${name}"`),
  ];
}

function findValueViolations(fields: Record<string, string>): string[] {
  const limits = Object.entries({ ...LENGTHS, ...OPTIONAL, zc_gad: 0 });
  const tooLong = limits.filter(([name, most]) => (fields[name] ?? "").length > most);
  const mandatory = Object.keys(LENGTHS).filter((name) => fields[name]?.trim() === "");
  const { "Lead Source": source, Description: description } = fields;
  return [
    ...tooLong.map(([name, most]) => `"${name}" is longer than ${most}`),
    ...mandatory.map((name) => `"${name}" is empty`),
    ...(source === undefined || source === "Website" ? [] : [`"Lead Source" is "${source}"`]),
    ...(description === "" ? ['"Description" is empty'] : []),
  ];
}

function findPicklistViolations(fields: Record<string, string>, fieldMap: CrmFieldMap): string[] {
  return Object.entries(picklists).flatMap(([list, values]) => {
    const name = fieldMap[list as keyof CrmFieldMap];
    const value = fields[name];
    return value === undefined || values.includes(value) ? [] : [`${list} is "${value}"`];
  });
}
