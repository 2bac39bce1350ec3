import { expect, test } from "vitest";
import { contact } from "#content/contact";
import { leadForm } from "#content/lead-form";
import { offers } from "#content/offers";
import { packages } from "#content/packages";
import { readPreselection } from "~/features/lead-form/lead-form.server";

function query(href: string) {
  const { pathname, searchParams } = new URL(href, "https://rainlight.example");
  return { pathname, plan: searchParams.get("plan"), service: searchParams.get("service") };
}

test("every contact link of the catalogue selects a plan or a service that the form knows", () => {
  const links = [...offers.bundles, offers.coaching, offers.monthly].map((o) => o.contactHref);
  for (const href of links) {
    const { pathname, plan, service } = query(href);
    expect(pathname).toBe("/contact");
    expect([plan, service].filter(Boolean)).toHaveLength(1);
    if (plan) expect(leadForm.plans.map((p) => p.plan)).toContain(plan);
    if (service) expect(leadForm.services.map((s) => s.service)).toContain(service);
  }
  expect(new Set(links).size).toBe(links.length);
});

test("a bundle without a plan is selected by its name", () => {
  const byService = offers.bundles.filter((b) => query(b.contactHref).service);
  expect(byService.map((b) => query(b.contactHref).service)).toEqual(byService.map((b) => b.name));
});

test("the packages page passes coaching and monthly as the catalogue does", () => {
  const hrefs = Object.fromEntries(packages.tabs.map((tab) => [tab.id, tab.contact.href]));
  expect(hrefs.coaching).toBe(offers.coaching.contactHref);
  expect(hrefs.monthly).toBe(offers.monthly.contactHref);
});

test("plans and services select project types that exist, each shown as the CRM knows it", () => {
  const projectTypes = leadForm.projectTypes.map((type) => type.crmValue);
  for (const { projectType } of [...leadForm.plans, ...leadForm.services])
    expect(projectTypes).toContain(projectType);
  for (const { label, crmValue } of [
    ...[...leadForm.projectTypes, ...leadForm.budgets, ...leadForm.timelines],
  ])
    expect(label).toBe(crmValue);
});

test("the fields have the names by which messages call them", () => {
  expect(Object.values(contact.fields).map(({ label }) => label)).toEqual([
    ...["First name", "Last name", "Company", "Email", "Phone", "City", "State", "Zip code"],
    ...["Country", "Project type", "Budget", "Timeline", "Description"],
  ]);
  expect(leadForm.projectTypes.map(({ crmValue }) => crmValue)).toContain("The Started Session");
  expect(leadForm.budgets.map(({ crmValue }) => crmValue)).toContain("Under $5,000");
  expect(leadForm.timelines.map(({ crmValue }) => crmValue)).toContain("Urgent (1-2 weeks)");
});

test.each([
  ["starter", "The Started Session"],
  ["youtube", "YouTube Visibility Engine"],
  ["internal-faq", "Internal FAQ Buildout"],
  ["external-faq", "External FAQ Buildout"],
])("the plan %s is the project type %s, whatever the service", (plan, projectType) => {
  expect(readPreselection(new URLSearchParams({ plan }))).toEqual({ projectType });
  const service = "Social Authority Kit";
  const both = readPreselection(new URLSearchParams({ plan, service }));
  expect(both).toEqual({ projectType, service });
});

test.each([
  ["Camera-Ready Brand Coaching", "Coaching"],
  ["Social Authority Kit", "Monthly Content System"],
])("the service %s is kept and is the project type %s", (service, projectType) => {
  expect(readPreselection(new URLSearchParams({ service }))).toEqual({ projectType, service });
});
