import { expect, test } from "vitest";
import { readOpener } from "./opener.server";

test.each(["/", "/faq", "/services/group-coaching", "/video-packages?tab=coaching"])(
  "the wizard closes to %s",
  (from) => expect(readOpener(from)).toBe(from),
);

test.each([
  null,
  "",
  "/studio",
  "/thank-you",
  "//evil.example/faq",
  "/\\evil.example",
  "https://evil.example/faq",
  "javascript:alert(1)",
  "/%66aq",
  "/faq%00",
  "/faq\n",
  "/faq#top",
  "/faq?q=x",
  "/faq?tab=a&next=//evil.example",
  "/video-packages?tab=%3Cscript%3E",
  `/${"a".repeat(5_000)}`,
])("it does not close to %j", (from) => expect(readOpener(from)).toBeUndefined());
