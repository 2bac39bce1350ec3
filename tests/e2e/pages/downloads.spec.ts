import { expect } from "@playwright/test";
import { services as inquiry } from "#content/inquiry/services.yaml";
import { packages } from "#content/packages.yaml";
import { diyDownloads } from "#content/service-pages/diy-downloads.yaml";
import { newPerson, reachReview } from "../support/inquiry.ts";
import { test } from "../support/site.ts";

const diy = packages.tabs.find(({ id }) => id === "diy");
const PLACES = [
  { path: "/video-packages?tab=diy", paid: "", asked: "", ...diy?.files },
  { path: "/services/diy-downloads", ...diyDownloads.steps.files },
];

test("files are promised at once only where each download can be paid for @no-js", async ({
  request,
  embeddedSite,
}) => {
  const read = async (address: string) => (await request.get(address)).text();
  for (const { path, paid, asked } of PLACES) {
    const [withPayment, without] = [await read(path), await read(embeddedSite.url + path)];
    for (const html of [withPayment, without]) expect(html, path).toContain("Buy Now");
    expect([withPayment.includes(paid), withPayment.includes(asked)], path).toEqual([true, false]);
    expect([without.includes(paid), without.includes(asked)], path).toEqual([false, true]);
  }
});

test("“Get Instant Access” says what comes where no page sells the downloads @both", async ({
  page,
}) => {
  const answers = { flow: "short", serviceType: "diy", serviceCategory: "diy-downloads" };
  await reachReview(page, newPerson(), answers);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "Get Instant Access" })).toBeVisible();
  await expect(dialog).toContainText(inquiry.downloadNote.scheduled);
});
