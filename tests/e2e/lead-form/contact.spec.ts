import { expect, type Locator } from "@playwright/test";
import {
  fillLeadForm,
  leadField,
  leadForm,
  newVisitor,
  sendButton,
  sendLeadForm,
} from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";

const PLANS = {
  starter: "The Started Session",
  youtube: "YouTube Visibility Engine",
  "internal-faq": "Internal FAQ Buildout",
  "external-faq": "External FAQ Buildout",
  nonsense: "Not sure yet",
};

test("four cards link to the next steps, and the call opens the scheduler in a new tab @no-js", async ({
  page,
  allowConsole,
}) => {
  // The stand-in has no icon for its tab.
  allowConsole(/status of 404/);
  await page.goto("/contact");
  const card = (title: string) =>
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });
  await expect(card("Book a Strategy Call")).toContainText(/free 30-minute call/i);
  await expect(card("Complete Strategy Assessment")).toContainText(/12-step assessment/i);
  await expect(card("Complete Strategy Assessment").getByRole("link")).toHaveAttribute(
    "href",
    "/content-strategy",
  );
  await expect(card("Video Readiness Audit").getByRole("link")).toHaveAttribute(
    "href",
    "/assessments/video-readiness",
  );
  await expect(card("No pitch, no pressure")).toBeVisible();
  const message = page.getByRole("region", { name: "Quick Message" });
  const top = async (of: Locator) => (await of.boundingBox())?.y;
  expect(await top(message)).toBeGreaterThan(Number(await top(card("No pitch, no pressure"))));

  const call = card("Book a Strategy Call").getByRole("link");
  await expect(call).toHaveAttribute("rel", /noopener/);
  const opened = page.waitForEvent("popup");
  await call.click();
  await (await opened).waitForURL(`${process.env.SCHEDULER_URL}/studio/strategy-call`);
});

test("a plan selects its project type, an unknown plan none @no-js", async ({ page }) => {
  for (const [plan, projectType] of Object.entries(PLANS)) {
    await page.goto(`/contact?plan=${plan}`);
    await expect(leadField(page, "projectType"), plan).toHaveValue(projectType);
  }
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto("/contact?plan=youtube&service=Social+Authority+Kit");
    await expect(leadField(page, "firstName")).toBeInViewport({ ratio: 1 });
  }
  await expect(leadForm(page)).toContainText("$6,500");
  await expect(leadForm(page).getByRole("link", { name: "Change" })).toBeVisible();
  await expect(leadField(page, "projectType")).toHaveValue("YouTube Visibility Engine");
  await expect(leadForm(page)).toContainText("Social Authority Kit");
});

for (const { from, button, service, projectType } of [
  {
    from: "/services/group-coaching",
    button: "Join Next Cohort",
    service: "Camera-Ready Brand Coaching",
    projectType: "Coaching",
  },
  {
    from: "/services/monthly-content",
    button: "Apply for the monthly kit",
    service: "Social Authority Kit",
    projectType: "Monthly Content System",
  },
]) {
  test(`"${button}" arrives in the CRM with its service`, async ({ page, crm }) => {
    const visitor = newVisitor();
    await page.goto(from);
    await page.getByRole("link", { name: button }).first().click();
    await expect(leadForm(page)).toContainText(service);
    await expect(leadField(page, "projectType")).toHaveValue(projectType);
    await sendLeadForm(page, visitor);
    await expect.poll(() => crm.posts(visitor.email)).toHaveLength(1);
    const [post] = await crm.posts(visitor.email);
    expect(post?.fields).toMatchObject({
      LEADCF1: projectType,
      service,
      Description: `Selected service: ${service}`,
    });
    expect(post?.violations).toEqual([]);
  });
}

test("a link's selection survives a rejected post and a reload", async ({
  page,
  crm,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  const visitor = newVisitor();
  await page.goto("/contact?plan=external-faq&service=Social%20Authority%20Kit");
  await page.reload();
  await expect(leadField(page, "projectType")).toHaveValue("External FAQ Buildout");
  await fillLeadForm(page, { ...visitor, city: "   " });
  await sendButton(page).click();
  await expect(page).toHaveTitle(/^Error: /);
  for (const refused of ["refused", "reloaded"]) {
    await expect(leadField(page, "projectType"), refused).toHaveValue("External FAQ Buildout");
    await expect(leadForm(page)).toContainText("Social Authority Kit");
    if (refused === "refused") await page.reload();
  }
  await sendLeadForm(page, visitor);
  await expect.poll(() => crm.posts(visitor.email)).toHaveLength(1);
  const [post] = await crm.posts(visitor.email);
  expect(post?.fields).toMatchObject({
    LEADCF1: "External FAQ Buildout",
    service: "Social Authority Kit",
  });
});
