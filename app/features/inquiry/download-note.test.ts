import { expect, test } from "vitest";
import { services as inquiry } from "#content/inquiry/services.yaml";
import { parseEnv } from "~/settings/settings.server";
import { downloadNote } from "./download-note.server";

const PAGE = "https://pay.test/downloads";
const noteFor = (call: string | undefined, urls?: Record<string, string>) =>
  downloadNote(parseEnv(urls ? { BOOKING_URLS: JSON.stringify(urls) } : {}), call);

test("without a page of its own, the button for downloads says when and how the studio answers", () => {
  expect(noteFor("diy")).toBe(inquiry.downloadNote.asked);
  expect(noteFor("diy", { strategy: PAGE })).toBe(inquiry.downloadNote.scheduled);
});

test("with one, and for other calls, it promises what it promised", () => {
  expect(noteFor("diy", { diy: PAGE })).toBeUndefined();
  expect(noteFor("coaching")).toBeUndefined();
  expect(noteFor(undefined)).toBeUndefined();
});
