import { expect, type Page, type Route } from "@playwright/test";

const html = { contentType: "text/html" };

/** From between the visitor and the site: a proxy's 503, the page of a captive portal, a broken connection. */
export const PROXY_RESPONSES: ((route: Route) => Promise<void>)[] = [
  (route) => route.fulfill({ ...html, status: 503, body: "<h1>Bad gateway</h1>" }),
  (route) => route.fulfill({ ...html, status: 200, body: "<h1>Accept our terms</h1>" }),
  (route) => route.abort("connectionreset"),
];

/** What browsers log about failed requests. */
export const NETWORK_ERRORS = [
  /Failed to load resource/,
  /net::ERR_/,
  /Failed to fetch dynamically imported module/,
  /Error loading route module/,
];

/** Answers all data requests of the screens; the returned function ends it. */
export async function intercept(page: Page, answer: (route: Route) => Promise<void>) {
  const screens = /\.data(\?|$)/;
  await page.route(screens, answer);
  return () => page.unroute(screens, answer);
}

/** Expects an alert that is visible, focused and announced. */
export async function expectAlert(page: Page, title: string | RegExp) {
  const message = page.getByRole("alert").filter({ hasText: title });
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport({ ratio: 0.99 });
  return message;
}

export async function tryAgain(page: Page) {
  await page.getByRole("button", { name: "Try again" }).click();
}

/** Runs in the page: browsers say so on some working lines, as of a VPN. */
export function believeOffline() {
  Object.defineProperty(Navigator.prototype, "onLine", { get: () => false });
}
