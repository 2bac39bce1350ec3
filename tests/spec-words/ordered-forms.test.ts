import { expect, test } from "vitest";
import { contact } from "#content/contact";
import { notFoundPage } from "#content/error-pages";
import { screens } from "#content/inquiry/screens";
import { leadForm } from "#content/lead-form";
import { thankYou } from "#content/thank-you";

const listed = (words: readonly string[]) => words.join(" | ");
const hrefs = (links: { href: string }[]) => listed(links.map(({ href }) => href));

test("the lead form offers its choices to the character", () => {
  expect(listed(leadForm.projectTypes.map(({ crmValue }) => crmValue))).toBe(
    "30 Reels in 30 Days | Coaching | Commercial/Advertisement | Corporate Video | External FAQ Buildout | Internal FAQ Buildout | Monthly Content System | Post-Production Only | The 7 - Day :Launch | The Founder's Brand Kit | The Started Session | YouTube Visibility Engine | Not sure yet",
  );
  expect(listed(leadForm.budgets.map(({ crmValue }) => crmValue))).toBe(
    "Under $5,000 | $5,000 - $10,000 | $10,000 - $25,000 | $25,000 - $50,000 | Unspecified",
  );
  expect(listed(leadForm.timelines.map(({ crmValue }) => crmValue))).toBe(
    "Urgent (1-2 weeks) | Standard (3-4 weeks) | Extended (1-2 months) | Flexible (2+ months)",
  );
  expect(leadForm.defaults).toEqual({
    projectType: "Not sure yet",
    diyProjectType: "Monthly Content System",
    budget: "Under $5,000",
    country: "United States",
  });
  expect(listed(leadForm.plans.map(({ plan, projectType }) => `${plan}: ${projectType}`))).toBe(
    "starter: The Started Session | youtube: YouTube Visibility Engine | internal-faq: Internal FAQ Buildout | external-faq: External FAQ Buildout",
  );
});

test("the contact page names its cards and forms", () => {
  const { call, strategy, audit } = contact.cards;
  expect(listed([call.title, strategy.title, audit.title])).toBe(
    "Book a Strategy Call | Complete Strategy Assessment | Video Readiness Audit",
  );
  expect(call.body).toMatch(/free 30-minute call/i);
  expect(strategy.body).toContain("12-step assessment");
  expect(hrefs([strategy.action, audit.action])).toBe(
    "/content-strategy | /assessments/video-readiness",
  );
  expect(contact.forms.contact.title).toBe("Quick Message");
  expect(contact.forms.diy.title).toBe("Questions about DIY?");
});

test("the thank-you page says thank you, how long it takes, and where to go on", () => {
  const { badge, heading, text, book, links } = thankYou;
  expect(listed([badge, heading, text, book])).toBe(
    "Success | Thank you for your inquiry! | We received your details and will reply within one business day. If this is urgent, feel free to also book a strategy call. | Book a Strategy Call",
  );
  expect(links).toEqual([
    { label: "Back to Home", href: "/" },
    { label: "Explore Packages", href: "/video-packages" },
  ]);
});

test("a page that is not there and an inquiry that does not go out say so in two words", () => {
  expect(listed([notFoundPage.heading, screens.sendFailure.title])).toBe(
    "Oops! Page not found | Oops! Something went wrong",
  );
});
