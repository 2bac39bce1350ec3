import { expect } from "@playwright/test";
import { newPerson, qualified } from "../support/inquiry-answers.ts";
import { postDetails, readSealed } from "../support/inquiry-posts.ts";
import { readDocument } from "../support/read-document.ts";
import { test } from "../support/site.ts";

const EVENTS = {
  consultation: "strategy-call",
  diy: "strategy-call",
  coaching: "discovery-call",
  monthly: "discovery-call",
  bundle: "strategy-call",
};

test("each service type opens its own call, prefilled, in a tab @no-js", async ({ page }) => {
  for (const [serviceType, event] of Object.entries(EVENTS)) {
    const person = newPerson({ company: "R+D & Sons, 100%" });
    const answers = { ...qualified, serviceType, serviceCategory: "coaching" };
    const review = String((await postDetails(page, person, answers)).headers().location);
    const html = await (await page.request.get(review)).text();
    const { links } = await readDocument(page, html);
    const button = links.find(({ href }) => href.startsWith(`/book/${serviceType}?id=`));
    expect(button, serviceType).toMatchObject({ target: "_blank", rel: /noopener/ });
    const hop = await page.request.get(String(button?.href), { maxRedirects: 0 });
    expect([hop.status(), hop.headers()["cache-control"]]).toEqual([303, "private, no-store"]);
    const { pathname, search, searchParams } = new URL(String(hop.headers().location));
    expect(pathname).toBe(`/studio/${event}`);
    expect(search).toContain("name=Ada%20Quill");
    expect(Object.fromEntries(searchParams)).toEqual({
      name: "Ada Quill",
      email: person.email,
      a1: person.company,
    });
  }
});

test("no address on the last screens holds personal data @no-js", async ({ page }) => {
  const review = String((await postDetails(page, newPerson())).headers().location);
  const html = await (await page.request.get(review)).text();
  const form = { sealed: readSealed(html) };
  const sent = await page.request.post(review, { form });
  for (const [address, text] of [
    [review, html],
    [sent.url(), await sent.text()],
  ] as const) {
    const addresses = text.match(/(?<=(href|action)=")[^"]*/g) ?? [];
    expect(decodeURIComponent([address, ...addresses].join(" "))).not.toMatch(
      /Ada|Quill|visitor\.test|555 0117/,
    );
  }
});
