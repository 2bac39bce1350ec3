import { expect, test } from "vitest";
import { leadForm } from "#content/lead-form.yaml";
import { offers } from "#content/offers.yaml";
import { packages } from "#content/packages.yaml";
import { formatPrice } from "~/content/format";
import { describePreselection, readPreselection } from "./contact.server";

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
