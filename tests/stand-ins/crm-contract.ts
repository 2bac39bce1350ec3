import type { Received } from "./http-server.ts";
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
const OPTIONAL: Record<string, number> = { aG9uZXlwb3Q: 0, Description: 32_000, service: 255 };

const FIELD_MAP: Record<string, keyof typeof picklists> = {
  LEADCF1: "projectType",
  LEADCF2: "budget",
  LEADCF3: "timeline",
};

/** Every way a post breaks the CRM's contract; `isDropped` when the CRM would make no lead of it. */
export function findCrmViolations({ headers, body }: Received) {
  const pairs = [...new URLSearchParams(body)];
  const fields: Record<string, string> = Object.fromEntries(pairs);
  const dropped = [...findEncodingProblems(headers, body), ...findPlaceProblems(headers, fields)];
  const names = pairs.map(([name]) => name);
  const others = [...findNameProblems(names), ...findValueProblems(fields)];
  return { violations: [...dropped, ...others], isDropped: dropped.length > 0 };
}

function findEncodingProblems(headers: Record<string, string>, body: string): string[] {
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
function findPlaceProblems(headers: Record<string, string>, fields: Record<string, string>) {
  const { returnURL = "" } = fields;
  if (!URL.canParse(returnURL)) return [`returnURL is "${returnURL}"`];
  const { origin, pathname } = new URL(returnURL);
  return [
    ...(pathname === "/thank-you" ? [] : [`returnURL leads to "${pathname}"`]),
    ...(headers.referer === `${origin}/contact` ? [] : [`referer is "${headers.referer}"`]),
    ...(headers.origin === origin ? [] : [`origin is "${headers.origin}"`]),
  ];
}

function findNameProblems(names: string[]): string[] {
  const expected = ["zc_gad", ...Object.keys(LENGTHS), ...Object.keys(FIELD_MAP)];
  const known = [...expected, ...Object.keys(OPTIONAL)];
  return [
    ...expected.filter((name) => !names.includes(name)).map((name) => `missing "${name}"`),
    ...names.filter((name) => !known.includes(name)).map((name) => `unknown "${name}"`),
    ...names.filter((it, at) => names.indexOf(it) !== at).map((name) => `repeated "${name}"`),
  ];
}

function findValueProblems(fields: Record<string, string>): string[] {
  const limits = Object.entries({ ...LENGTHS, ...OPTIONAL, zc_gad: 0 });
  const tooLong = limits.filter(([name, most]) => (fields[name] ?? "").length > most);
  const filled = [...Object.keys(LENGTHS), "Description"];
  const { "Lead Source": source = "Website" } = fields;
  return [
    ...tooLong.map(([name, most]) => `"${name}" is longer than ${most}`),
    ...filled.filter((name) => fields[name]?.trim() === "").map((name) => `"${name}" is empty`),
    ...(source === "Website" ? [] : [`"Lead Source" is "${source}"`]),
    ...Object.entries(FIELD_MAP).flatMap(([name, list]) => {
      const value = fields[name];
      return value === undefined || picklists[list].includes(value)
        ? []
        : [`${list} is "${value}"`];
    }),
  ];
}
