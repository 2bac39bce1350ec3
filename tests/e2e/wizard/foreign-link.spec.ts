import { expect } from "@playwright/test";
import { newPerson, reachReview } from "../support/inquiry.ts";
import { test } from "../support/site.ts";
import { expectStep } from "../support/wizard.ts";

test("a link to somebody else's details, review or thank-you screen opens an empty form, also without cookies @both", async ({
  page,
  browser,
}) => {
  const person = newPerson();
  await reachReview(page, person);
  const review = page.url();
  for (const step of ["details", "review", "thank-you"]) {
    const stranger = await browser.newContext();
    const tab = await stranger.newPage();
    const redirects: string[] = [];
    tab.on("response", (response) => {
      if (response.status() === 303) redirects.push(response.url());
    });
    await tab.goto(review.replace("/review", `/${step}`));
    await expectStep(tab, "details");
    expect(await tab.content()).not.toContain(person.email);
    expect(redirects).toHaveLength(1);
    const address = tab.url();
    expect(new URL(address).searchParams.get("id")).not.toBe(
      new URL(review).searchParams.get("id"),
    );
    await tab.reload();
    expect(tab.url()).toBe(address);
    await stranger.clearCookies();
    await tab.reload();
    await expectStep(tab, "details");
    expect(tab.url()).toBe(address);
    await stranger.close();
  }
});
