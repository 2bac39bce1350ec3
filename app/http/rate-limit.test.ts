import { expect, test, vi } from "vitest";
import type { Platform } from "~/platform.server";
import { clientKey, isWithinRateLimit, networkOf } from "./rate-limit.server";

function key(address?: string) {
  const headers: HeadersInit = address === undefined ? {} : { "CF-Connecting-IP": address };
  return clientKey(new Request("https://studio.test/", { headers }));
}

test("an IPv4 address is one visitor, and so is an IPv6 network of 64 bits, however it is written", () => {
  expect([key("203.0.113.7"), key()]).toEqual(["203.0.113.7", "local"]);
  const spellings = [
    ...["2001:db8::1", "2001:DB8::1", "2001:0db8:0000:0000:0000:0000:0000:0001", "2001:db8::"],
    ...["2001:db8:0:0:ffff:ffff:ffff:ffff", "2001:db8::ffff:203.0.113.7"],
  ];
  expect(new Set(spellings.map(key))).toEqual(new Set(["2001:db8:0:0"]));
  const networks = ["2001:db8:0:1::1", "2001:db8:1::1", "2001:db8::1", "::1:0:0:0:1", "::1"];
  expect(new Set(networks.map(key)).size).toBe(networks.length);
  expect(key("::1")).toBe(key("::2"));
});

test("an IPv6 address belongs to a network of 48 bits, an IPv4 address to none", () => {
  expect([networkOf(key("2001:db8:7:1::1")), networkOf(key("2001:db8:7:ffff::9"))]).toEqual([
    "2001:db8:7",
    "2001:db8:7",
  ]);
  expect(networkOf(key("203.0.113.7"))).toBeNull();
});

test.each(["1:2:3:4:5:6:7:8::9", "::", ":", ":::", "fe80::1%eth0"])(
  "the odd address %s does not break a request",
  (address) => expect(key(address)).toEqual(expect.any(String)),
);

test("a limiter that fails lets a visitor through, and the log says so", async () => {
  const limit = () => Promise.reject(new Error("limiter is down"));
  const platform = { settings: { RATE_LIMITS: "on" }, bindings: { SUBMITS: { limit } } };
  const request = new Request("https://studio.test/contact", { method: "POST" });
  expect(await isWithinRateLimit(platform as unknown as Platform, "SUBMITS", request)).toBe(true);
  const log = vi.mocked(console.error);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("rate-limit.failed"));
  log.mockClear();
});
