import { expect } from "@playwright/test";
import { newPerson } from "../support/inquiry-answers.ts";
import { reachReview } from "../support/inquiry-posts.ts";
import { test } from "../support/site.ts";
import { expectStep, sendInquiry } from "../support/wizard-journey.ts";

test("the booking link stores one lead, also when it is pressed twice and the inquiry is sent", async ({
  page,
  formService,
  inbox,
}) => {
  const person = newPerson();
  await reachReview(page, person);
  await expect(page.getByText(/also gives the studio these details/)).toBeVisible();
  const call = page.getByRole("dialog").locator("a[href^='/book/']");
  const address = String(await call.getAttribute("href"));
  await page.request.head(address, { maxRedirects: 0 });
  await page.request.get(address, { maxRedirects: 0, headers: { "Sec-Purpose": "prefetch" } });
  expect(await formService.posts(person.email)).toEqual([]);
  for (let press = 0; press < 2; press += 1) {
    const opened = page.waitForEvent("popup");
    await call.click();
    await (await opened).close();
  }
  await expect
    .poll(() => inbox().filter(({ fields }) => fields.email === person.email))
    .toMatchObject([{ status: "delivered", outcome: "booking opened" }]);
  await sendInquiry(page);
  await expectStep(page, 11);
  const posts = await formService.posts(person.email);
  expect(posts).toHaveLength(1);
  expect(posts).toMatchObject([{ json: { message: expect.stringMatching(/^Booking opened$/m) } }]);
});
