import { expect, type Page, type Route } from "@playwright/test";

/** What somebody between the visitor and the site answers in its place. */
export const INTERLOPERS: [string, (route: Route) => Promise<void>][] = [
  [
    "a 503 page of a proxy",
    (route) =>
      route.fulfill({ status: 503, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
  ],
  [
    "the page of a captive portal",
    (route) =>
      route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Accept our terms</h1>" }),
  ],
  ["a connection that breaks", (route) => route.abort("connectionreset")],
];

/** The console's own lines about failed requests. */
export const NETWORK_LINES = [
  /Failed to load resource/,
  /net::ERR_/,
  /Failed to fetch dynamically imported module/,
  /Error loading route module/,
];

/** Lets every data request of the screens meet this answer; the returned function ends it. */
export async function intercept(page: Page, answer: (route: Route) => Promise<void>) {
  const screens = /\.data(\?|$)/;
  await page.route(screens, answer);
  return () => page.unroute(screens, answer);
}

/** A message that says what happened where the visitor looks: in sight, focused and announced. */
export async function expectMessage(page: Page, title: string | RegExp) {
  const message = page.getByRole("alert").filter({ hasText: title });
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport({ ratio: 0.99 });
  return message;
}

export async function tryAgain(page: Page) {
  await page.getByRole("button", { name: "Try again" }).click();
}
