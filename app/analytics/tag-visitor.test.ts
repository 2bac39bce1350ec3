import { expect, test } from "vitest";
import { readTagVisitor } from "./tag-visitor.server";

test.each<[cookies: string, visitor: ReturnType<typeof readTagVisitor>]>([
  ["_ga=GA1.1.123456.7654321", { clientId: "123456.7654321" }],
  ["_ga=GA1.2-2.123456.7654321; _ga_OTHER=GS1.1.5.1", { clientId: "123456.7654321" }],
  [
    "_ga=GA1.1.123456.7654321; _ga_AB12=GS1.1.1700000000.3.1.1700000100.0.0.0",
    { clientId: "123456.7654321", sessionId: "1700000000" },
  ],
  [
    "_ga_AB12=GS2.1.s1700000000$o3$g1$t1700000100$j60$l0$h0; _ga=GA1.1.1.2",
    { clientId: "1.2", sessionId: "1700000000" },
  ],
  ["_ga=GA1.1.1.2; _ga_AB12=GS9.nothing", { clientId: "1.2" }],
  ["_ga_AB12=GS1.1.1700000000.3", null],
  ["_ga=ada@visitor.test", null],
  ["_ga=", null],
  ["", null],
])("the cookies %j are read", (cookies, visitor) => {
  const request = new Request("https://studio.test/", { headers: { Cookie: cookies } });
  expect(readTagVisitor(request, "G-AB12")).toEqual(visitor);
});
