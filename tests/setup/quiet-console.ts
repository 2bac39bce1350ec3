import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  const unexpected = errors.mock.calls;
  errors.mockRestore();
  expect(unexpected, "unexpected console.error").toEqual([]);
});

/** Takes the error lines that a test provoked on purpose; lines nobody takes fail the test. */
export function takeErrors(): string[] {
  const lines = errors.mock.calls.map((call) => call.map(String).join(" "));
  errors.mockClear();
  return lines;
}
