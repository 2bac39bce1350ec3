import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { contact } from "#content/contact.yaml";
import { fieldErrors } from "#content/errors.yaml";
import { leadForm } from "#content/lead-form.yaml";
import { offers } from "#content/offers.yaml";
import { packages } from "#content/packages.yaml";
import { fill, formatPrice } from "~/content/format";
import { describePreselection, leadFormSchema, readPreselection } from "./lead-form.server";

const values = {
  firstName: "Ada",
  lastName: "Lovelace",
  company: "Analytical Engines",
  email: "ada@engines.test",
  phone: "+44 20 7946 0000",
  city: "London",
  state: "Middlesex",
  zip: "W1",
  country: "United Kingdom",
};

function parse(changes: Record<string, string> = {}) {
  const fields = new FormData();
  for (const [name, value] of Object.entries({ ...values, ...changes })) fields.set(name, value);
  return parseWithZod(fields, { schema: leadFormSchema });
}

function errorsOf(changes: Record<string, string>) {
  return parse(changes).reply().error;
}

test("nine fields are required, and their errors name them in the order of the screen", () => {
  const optional = { description: "", timeline: "", budget: "", projectType: "" };
  expect(parse(optional)).toMatchObject({ status: "success", value: values });
  for (const blank of ["", " \t\u00a0\n"]) {
    const found = errorsOf(
      Object.fromEntries(leadFormSchema.keyof().options.map((n) => [n, blank])),
    );
    const names = Object.keys(values) as (keyof typeof values)[];
    expect(Object.entries(found ?? {}).slice(0, names.length)).toEqual(
      names.map((name) => [
        name,
        [fill(fieldErrors.required, { label: contact.fields[name].label })],
      ]),
    );
  }
});

test.each([
  ["firstName", 40],
  ["lastName", 80],
  ["company", 100],
  ["email", 100],
  ["phone", 30],
  ["city", 100],
  ["state", 100],
  ["zip", 30],
  ["country", 100],
  ["description", 5_000],
] as const)("%s takes at most %i characters", (name, max) => {
  const longest = name === "email" ? `a@b.${"c".repeat(max - 4)}` : "x".repeat(max);
  const { label } = contact.fields[name];
  const message = `${label}: please use at most ${max.toLocaleString("en-US")} characters`;
  expect(errorsOf({ [name]: ` ${longest} ` })).toBeUndefined();
  expect(errorsOf({ [name]: `${longest}y` })).toEqual({ [name]: [message] });
});

test.each(["ada", "ada@engines", "@engines.test", "ada @engines.test", "ada@.", "@"])(
  "%s is not an e-mail address",
  (email) => expect(errorsOf({ email })).toEqual({ email: ["Email is invalid"] }),
);

test.each([
  ["projectType", leadForm.projectTypes],
  ["budget", leadForm.budgets],
  ["timeline", leadForm.timelines],
] as const)("%s must equal a value of its list exactly", (name, choices) => {
  const value = choices[0]?.crmValue ?? "";
  const message = `Please choose a ${contact.fields[name].label.toLowerCase()} from the list`;
  expect(errorsOf({ [name]: value })).toBeUndefined();
  expect(errorsOf({ [name]: value.toLowerCase() })).toEqual({ [name]: [message] });
});

function read(query: Record<string, string>) {
  return readPreselection(new URLSearchParams(query));
}

test.each(["", "Starter", "constructor", "__proto__", "toString"])(
  "the unknown plan %j selects nothing",
  (plan) => expect(read({ plan, service: plan }).projectType).toBeUndefined(),
);

test("an unknown service is kept as one line of at most 100 characters", () => {
  expect(read({ service: " 25 Reels\r\n\u202e&  <b> " })).toEqual({
    projectType: undefined,
    service: "25 Reels & <b>",
  });
  expect(read({ service: "🎬".repeat(101) }).service).toBe("🎬".repeat(100));
  expect(read({ service: " \n" }).service).toBeUndefined();
});

test("the page names a service of a link only if it is one that is sold", () => {
  const shown = (service: string) => describePreselection(new URLSearchParams({ service }));
  const names = [
    ...leadForm.services.map(({ service }) => service),
    ...offers.downloads.map(({ name }) => name),
  ];
  for (const name of names) expect(shown(name).name).toBe(name);
  for (const text of ["Call +1 800 555 0100 now", "evil.test", "constructor"])
    expect(JSON.stringify(shown(text))).not.toContain(text);
  expect(describePreselection(new URLSearchParams("plan=starter&service=evil")).name).toBe(
    offers.bundles.find(({ slug }) => slug === "starter-session")?.name,
  );
});

test("of a plan and a service that contradict each other no price is shown", () => {
  const service = "Camera-Ready Brand Coaching";
  const shownPrice = (query: Record<string, string>) =>
    describePreselection(new URLSearchParams(query)).price;
  expect(shownPrice({ plan: "starter", service })).toBeUndefined();
  expect(shownPrice({ plan: "starter" })).toBe(formatPrice(priceOf("starter-session")));
  expect(shownPrice({ service })).toBe(formatPrice(offers.coaching.price));
});

test("Change leads to the tab whose button selects the service, else to the bundles", () => {
  for (const { id, contact: button } of packages.tabs) {
    const query = new URLSearchParams(button.href.split("?")[1]);
    const tab = query.has("service") ? id : "bundles";
    expect(describePreselection(query).changeHref).toBe(`/video-packages?tab=${tab}`);
  }
  const bundle = new URLSearchParams({ service: "7-Day Launch" });
  expect(describePreselection(bundle).changeHref).toBe("/video-packages?tab=bundles");
});

const priceOf = (slug: string) => offers.bundles.find((it) => it.slug === slug)?.price ?? 0;
