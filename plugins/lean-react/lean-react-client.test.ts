import { expect, test } from "vitest";
import { findUnheard } from "./lean-react-client";

test("an event that React does not hear is named", () => {
  expect(findUnheard("<input onBeforeInput={stop} />")).toBe("onBeforeInput=");
  expect(findUnheard("<form onSubmit={send}><input onChange={keep} /></form>")).toBeUndefined();
});
