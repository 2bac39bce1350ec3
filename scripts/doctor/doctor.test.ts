import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { offers } from "#content/offers.yaml";
import { copyProject } from "../../tests/setup/project-copy.ts";
import { findRouterDifference, findUnroutedHost } from "./evidence.ts";
import { findRedirecting } from "./redirecting-addresses.ts";
import { examine, writeReport } from "./report.ts";

const place = {
  place: "this machine",
  isDeployed: false,
  file: ".dev.vars",
  leadsOption: "",
  named: new Set<string>(),
};
const unset = {
  ...place,
  problems: [],
  crm: "zoho" as const,
  crmErrors: [],
  redirecting: [],
  contentProblems: [],
  isAbsent: () => false,
  sample: [],
  unfinished: [],
  leads: null,
  oldLeads: [],
  mailsTo: "anybody" as const,
  refusedCopy: null,
  unrouted: null,
  unseen: [],
};

test("a site without the assessment has no feature of it", () => {
  const titles = (absent: string) =>
    examine({ ...unset, isAbsent: (page) => page === absent }).features.map(({ title }) => title);
  expect(titles("/faq")).toContain("Assessment bookings");
  expect(titles("/assessments/video-readiness")).not.toContain("Assessment bookings");
});

test.each(["dead", "unconfirmed"])("a lead that is %s is something wrong", (status) => {
  const report = examine({ ...unset, leads: { [status]: 1 } });
  expect(writeReport(report)).not.toContain("Nothing is wrong");
  expect(report.next).toContainEqual(expect.stringContaining(`--status ${status}`));
});

test("services that answer a post with a redirect or a page are named before leads come", () => {
  const redirecting = findRedirecting({
    CRM_URL: "http://crm.test/form",
    FORMS_URL_WIZARD: "https://script.google.com/macros/s/key/exec",
    FORMS_URL_ASSESSMENT: "https://formsubmit.co/ajax/key",
    NOTIFY_URL: "nowhere",
  });
  expect(redirecting).toEqual([
    expect.stringMatching(/^CRM_URL: .*write https/),
    expect.stringMatching(/^FORMS_URL_WIZARD: Google Apps Script .* redirect/),
  ]);
  const { next } = examine({ ...unset, redirecting });
  expect(next[0]).toMatch(/^CRM_URL: .* never sent again by itself/);
  expect(findRedirecting({ NOTIFY_URL: "http://127.0.0.1:8791/notices" })).toEqual([]);
});

test("what the CRM did not take is explained by what it answered, once for all leads", () => {
  const error =
    '400 {"status":"error","errors":[{"message":"...","errorType":"FIELD_NOT_IN_FORM_DEFINITION"}]}';
  const crmErrors = [error, error, '400 {"errors":[{"errorType":"BLOCKED_EMAIL"}]}'];
  const named = new Set(["HUBSPOT_FORM"]);
  const { next } = examine({ ...unset, named, crm: "hubspot", crmErrors, leads: { dead: 3 } });
  const said = next.filter((line) => line.includes("HubSpot"));
  expect(said).toEqual([
    expect.stringMatching(/no field for a value: add the field .* HUBSPOT_FIELD_MAP.* Retry/),
    expect.stringMatching(/e-mail address: answer that lead from the inbox/),
  ]);
  expect(examine({ ...unset, named }).next).toContain(
    "HUBSPOT_FORM is not used: CRM_PROVIDER is zoho.",
  );
});

test("leads that wait for more than a year are named", () => {
  const { next } = examine({ ...unset, oldLeads: ["K7QF-2M9D"] });
  expect(next).toContainEqual(expect.stringContaining("K7QF-2M9D"));
});

test.each([
  ["anybody", /verified addresses only, until .* Email Sending/],
  ["fixed addresses", /verified addresses only: the \[\[send_email\]\]/],
  ["nobody", /not sent: wrangler.toml has no/],
] as const)("with copies on, a binding that mails to %s is explained", (mailsTo, said) => {
  const named = new Set(["VISITOR_COPY"]);
  const { next } = examine({ ...unset, named, mailsTo, refusedCopy: "no answer (E_X)" });
  const advice = next.find((line) => said.test(line));
  expect(advice).toMatch(/failed: no answer \(E_X\)\. Other ways: the autoresponders/);
});

test("where nothing is set nothing is wrong, and what is off says what visitors see", () => {
  const report = examine(unset);
  expect(report.ok).toBe(true);
  const said = writeReport(report);
  expect(said).toMatch(/off {4}Booking a call: visitors find a form/);
  expect(said).toContain("Nothing is wrong.");
});

test("what to do here ends with where to look before going live, and the plan is no task", () => {
  const here = examine(unset);
  expect(here.next.at(-1)).toMatch(/Go live in docs\/operations\.md.* npm run doctor -- --remote/);
  const there = examine({ ...unset, isDeployed: true });
  expect(there.next.join()).not.toContain("--remote");
  expect(writeReport(there)).toMatch(/^Remarks\n {2}SWEEP_SENDS is 10 a minute/m);
  expect(there.next.join()).not.toContain("SWEEP_SENDS");
});

test("a setting that is not set is to be set, and a wrong one to be corrected", () => {
  const problems = ["SITE_ORIGIN", "CRM_URL"].map((name) => ({ name, problem: "is wrong" }));
  const { next } = examine({ ...unset, problems, named: new Set(["CRM_URL"]) });
  expect(next).toContainEqual(expect.stringMatching(/^Set SITE_ORIGIN in /));
  expect(next).toContainEqual(expect.stringMatching(/^Correct CRM_URL in /));
});

test("a router and its compiler of two versions are named, and the older one if the newer is not published in both", () => {
  const project = mkdtempSync(path.join(tmpdir(), "routers-"));
  const install = (name: string, version: string) => {
    const folder = path.join(project, "node_modules", name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "package.json"), JSON.stringify({ version }));
  };
  install("react-router", "8.5.0");
  install("@react-router/dev", "8.4.0");
  const routers = findRouterDifference(project);
  expect(examine({ ...unset, routers }).next[0]).toContain(
    "not 8.5.0 and 8.4.0: the newer one if both are published in it, otherwise 8.4.0",
  );
  install("@react-router/dev", "8.5.0");
  expect(findRouterDifference(project)).toBeUndefined();
  rmSync(project, { recursive: true });
});

test("of the deployed site a missing route and a closed inbox are to be done", () => {
  const deployed = { ...unset, isDeployed: true, unrouted: "www.studio.test" };
  const { next } = examine(deployed);
  expect(next).toContainEqual(expect.stringContaining('pattern = "www.studio.test"'));
  expect(next).toContainEqual(expect.stringContaining("Set ACCESS_TEAM and ACCESS_AUD"));
  const ofLanguage = examine({ ...deployed, isAbsent: (page) => page === "/studio" });
  expect(ofLanguage.next.join()).not.toContain("ACCESS_TEAM");
  const half = examine({ ...deployed, named: new Set(["ACCESS_TEAM"]) });
  expect(half.next.join()).toContain("ACCESS_AUD");
  const open = examine({ ...deployed, named: new Set(["ACCESS_TEAM", "ACCESS_AUD"]) });
  expect(open.next.join()).not.toContain("ACCESS_AUD");
  expect(examine(unset).next.join()).not.toContain("ACCESS_AUD");
});

test.each([
  ["https://www.studio.test", [], "www.studio.test"],
  ["https://www.studio.test", [{ pattern: "studio.test" }], "www.studio.test"],
  ["https://www.studio.test", [{ pattern: "www.studio.test" }], null],
  ["https://www.studio.test", ["*.studio.test/*"], null],
  ["https://studio-site.me.workers.dev", [], null],
  [undefined, [], null],
])("of %s with the routes %j, the host without a route is %s", (SITE_ORIGIN, routes, host) => {
  expect(findUnroutedHost({ vars: { SITE_ORIGIN }, routes })).toBe(host);
});

test("of a deployed site that could not be seen it is not said that it works", () => {
  const sample = ["content/brand.yaml: line 7, Rainlight"];
  const unseen = ["https://studio.test/healthz: does not answer from here"];
  const said = writeReport(examine({ ...unset, isDeployed: true, unseen, sample }));
  expect(said).toMatch(/What was checked is right, but the deployed site could not be seen/);
  expect(said).not.toMatch(/The site works|Nothing is wrong/);
});

test("what is to be done comes before what is set, and reads the same leads", () => {
  const report = examine({ ...unset, leadsOption: "--env staging", leads: { dead: 1 } });
  const said = writeReport(report);
  expect(said).toMatch(/^Looked at this machine\. Something is wrong.*1\. .*Features\n/s);
  expect(said).toContain("npm run leads -- --env staging list --status dead");
});

test("a long list of the sample is cut: texts of the whole site first, all of them with --all", () => {
  const pictures = Array.from({ length: 20 }, (_, n) => `content/pictures/${n}.avif`);
  const words = "content/site.yaml: line 1, a; line 2, b; line 3, c";
  const report = examine({
    ...unset,
    sample: ["content/blog/a.mdx: line 1, a", ...pictures, words],
  });
  const short = writeReport(report);
  expect(short).toContain(
    "Left of the sample\n  content/site.yaml: line 1, a; line 2, b; and 1 more\n  content/blog/a.mdx",
  );
  expect(short).toContain("and 12 other files: npm run doctor -- --all");
  const all = writeReport(report, { all: true });
  for (const line of report.sample) expect(all).toContain(line);
});

test("a site that still shows the sample is not without fault", () => {
  const report = examine({ ...unset, sample: ["content/brand.yaml: line 7, Rainlight"] });
  expect(report.ok).toBe(true);
  const said = writeReport(report);
  expect(said).toMatch(/Left of the sample\n {2}content\/brand.yaml: line 7, Rainlight/);
  expect(said).not.toContain("Nothing is wrong");
});

// A fresh clone draws its pictures first, on a machine that does the same for the types.
test("wrong settings, names and content are named without values", { timeout: 240_000 }, () => {
  const copy = copyProject();
  try {
    const lines = [
      "GA_API_SECRET=oops-key",
      "PAYMENT_URLS=oops",
      "FORM_URL_WIZARD=https://oops.test",
    ];
    copy.write(".dev.vars", [...lines, "MAX_ATTEMPTS=9", ""].join("\n"));
    copy.edit("content/offers.yaml", (text) => text.replace(/price: \d+/, 'price: "oops"'));
    const { code, said } = copy.run("scripts/doctor.ts", "--json");
    expect(code).toBe(1);
    const { ok, settings, features, content } = JSON.parse(said);
    expect(ok).toBe(false);
    expect(settings).toEqual([
      { name: "PAYMENT_URLS", problem: 'is not JSON like {"a-download":"https://..."}' },
      { name: "FORM_URL_WIZARD", problem: expect.stringContaining("not a setting") },
    ]);
    const wrong = { title: "Buying a download", state: "wrong" };
    expect(features).toContainEqual(expect.objectContaining(wrong));
    expect(content[0]).toMatch(/^content\/offers\.yaml: line \d+: downloads 1 /);
    expect(content[0]).toContain(`(${offers.downloads[0]?.name}), price must be a number`);
    expect(JSON.stringify({ settings, features })).not.toContain("oops");
  } finally {
    copy.remove();
  }
});
