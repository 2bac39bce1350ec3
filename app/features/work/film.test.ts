import { expect, test } from "vitest";
import { listFilters } from "./film";

const of = (...kinds: string[]) => kinds.map((kind) => ({ kind, kindName: kind.toUpperCase() }));

test("kinds are offered to choose from where there are more films than are seen at once", () => {
  expect(listFilters(of("a", "b", "a", "b", "a", "b"))).toEqual([]);
  expect(listFilters(of("a", "a", "a", "a", "a", "a", "a"))).toEqual([]);
  expect(listFilters(of("a", "b", "a", "b", "a", "b", "c"))).toEqual([
    ["a", "A"],
    ["b", "B"],
    ["c", "C"],
  ]);
});
