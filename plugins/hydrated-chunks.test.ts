import { expect, test } from "vitest";
import { findIdlePattern } from "./hydrated-chunks";

test("a pattern that matches no module is named", () => {
  const ids = ["react", "react-dom", "react-router"].map(
    (name) => `/node_modules/${name}/index.js`,
  );
  expect(String(findIdlePattern(ids))).toContain("scheduler");
});
