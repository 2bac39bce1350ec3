import { expect, test } from "vitest";
import { partOf } from "./other-media.ts";

const SHEET = `@layer base,utilities;@property --a{syntax:"*";inherits:false}@layer utilities{.a{color:red}@media (width>=48rem){.a{color:blue}}@supports (color:lab(0 0 0)){@media print{.b{color:black}}}@media not all and (width>=48rem){.c{color:green}}@media (hover:hover){.a:hover{color:gray}}}`;

test("a phone's part keeps every rule that may hold on it, in order", () => {
  expect(partOf(SHEET, "every medium")).toBe(
    `@layer base,utilities;@property --a{syntax:"*";inherits:false}@layer utilities{.a{color:red}@media not all and (width>=48rem){.c{color:green}}}`,
  );
});

test("the other part has the rest, in the same layers", () => {
  expect(partOf(SHEET, "other media")).toBe(
    `@layer utilities{@media (width>=48rem){.a{color:blue}}@supports (color:lab(0 0 0)){@media print{.b{color:black}}}@media (hover:hover){.a:hover{color:gray}}}`,
  );
});
