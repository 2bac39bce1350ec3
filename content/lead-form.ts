// The choices of the lead form. A `crmValue` must equal a picklist value of the CRM exactly, or the field stays
// empty there. A `label` is what visitors read.

import type { LeadFormContent } from "../app/content/schema/forms";
import { price } from "./price.ts";

export const leadForm = {
  // Three spellings look like mistakes but are the CRM's: "The 7 - Day :Launch", "The Started Session"
  // (for Starter) and the article in "The Founder's Brand Kit". Change them when the CRM changes.
  projectTypes: [
    {
      crmValue: "30 Reels in 30 Days",
      label: "30 Reels in 30 Days",
      price: price("30-reels-in-30-days"),
    },
    { crmValue: "Coaching", label: "Coaching", price: price("coaching") },
    { crmValue: "Commercial/Advertisement", label: "Commercial/Advertisement", price: "Custom" },
    { crmValue: "Corporate Video", label: "Corporate Video", price: "Custom" },
    {
      crmValue: "External FAQ Buildout",
      label: "External FAQ Buildout",
      price: price("external-faq"),
    },
    {
      crmValue: "Internal FAQ Buildout",
      label: "Internal FAQ Buildout",
      price: price("internal-faq"),
    },
    {
      crmValue: "Monthly Content System",
      label: "Monthly Content System",
      price: `${price("monthly")}/month`,
    },
    { crmValue: "Post-Production Only", label: "Post-Production Only", price: "Custom" },
    { crmValue: "The 7 - Day :Launch", label: "The 7 - Day :Launch", price: price("7-day-launch") },
    {
      crmValue: "The Founder's Brand Kit",
      label: "The Founder's Brand Kit",
      price: price("founders-brand-kit"),
    },
    {
      crmValue: "The Started Session",
      label: "The Started Session",
      price: price("starter-session"),
    },
    {
      crmValue: "YouTube Visibility Engine",
      label: "YouTube Visibility Engine",
      price: price("youtube-visibility-engine"),
    },
    { crmValue: "Not sure yet", label: "Not sure yet", price: "–" },
  ],
  budgets: [
    { crmValue: "Under $5,000", label: "Under $5,000" },
    { crmValue: "$5,000 - $10,000", label: "$5,000 - $10,000" },
    { crmValue: "$10,000 - $25,000", label: "$10,000 - $25,000" },
    { crmValue: "$25,000 - $50,000", label: "$25,000 - $50,000" },
    { crmValue: "Unspecified", label: "Unspecified" },
  ],
  timelines: [
    { crmValue: "Urgent (1-2 weeks)", label: "Urgent (1-2 weeks)" },
    { crmValue: "Standard (3-4 weeks)", label: "Standard (3-4 weeks)" },
    { crmValue: "Extended (1-2 months)", label: "Extended (1-2 months)" },
    { crmValue: "Flexible (2+ months)", label: "Flexible (2+ months)" },
  ],
  noTimeline: "No date in mind",
  defaults: {
    projectType: "Not sure yet",
    // The type that is chosen at first on the page of downloads.
    diyProjectType: "Monthly Content System",
    // Whoever does not choose a budget asks with this one.
    budget: "Under $5,000",
    country: "United States",
  },
  // /contact?plan=…
  plans: [
    { plan: "starter", projectType: "The Started Session" },
    { plan: "youtube", projectType: "YouTube Visibility Engine" },
    { plan: "internal-faq", projectType: "Internal FAQ Buildout" },
    { plan: "external-faq", projectType: "External FAQ Buildout" },
  ],
  // /contact?service=…, and the three bundles that have no plan of their own.
  services: [
    { service: "Camera-Ready Brand Coaching", projectType: "Coaching" },
    { service: "Social Authority Kit", projectType: "Monthly Content System" },
    { service: "7-Day Launch", projectType: "The 7 - Day :Launch" },
    { service: "30 Reels in 30 Days", projectType: "30 Reels in 30 Days" },
    { service: "Founder's Brand Kit", projectType: "The Founder's Brand Kit" },
  ],
  compare: {
    open: "Compare prices",
    close: "Close",
    heading: "What each project costs",
    lede: "These are full prices. The YouTube price covers three months and 6-9 videos. Custom means that we send you a quote after a short call.",
    typeColumn: "Project type",
    priceColumn: "Price",
  },
} satisfies LeadFormContent;
