import { expect, test } from "vitest";
import { writeAddress, writePlace } from "./postal-address";

test.each([
  [
    "GB",
    { street: "1 Mill Lane", city: "Leeds", postalCode: "LS1 1AA" },
    "1 Mill Lane, Leeds LS1 1AA",
  ],
  ["FR", { street: "2 rue Neuve", city: "Lyon", postalCode: "69001" }, "2 rue Neuve, 69001 Lyon"],
  [
    "US",
    { street: "3 Oak Street", city: "Austin", region: "TX", postalCode: "78701" },
    "3 Oak Street, Austin, TX 78701",
  ],
  ["AE", { street: "4 Palm Road", city: "Dubai" }, "4 Palm Road, Dubai"],
])("in %s an address is written as there", (country, address, line) => {
  expect(writeAddress(address, country)).toBe(line);
});

test("a city has its region after it, where its country names one", () => {
  expect([writePlace("Austin", "TX"), writePlace("Austin", "TX", " "), writePlace("Lyon")]).toEqual(
    [...["Austin, TX", "Austin TX", "Lyon"]],
  );
});
