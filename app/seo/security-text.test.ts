import { expect, test } from "vitest";
import { securityText } from "./security-text";

test("a finder of weaknesses is told whom to write to, for not quite a year", () => {
  const now = Date.UTC(2026, 10, 21, 23, 59);
  expect(securityText("https://studio.test", "hello@studio.test", now)).toBe(
    `Contact: mailto:hello@studio.test
Contact: https://studio.test/contact
Expires: 2027-11-20T00:00:00.000Z
Preferred-Languages: en
Canonical: https://studio.test/.well-known/security.txt
`,
  );
});
