import { expect, test } from "vitest";
import { z } from "zod";
import { leaveOut, pathInWhole, withoutAbsentLinks } from "./leave-out.ts";
import type { Path } from "./parse-yaml.ts";

const isAbsent = (address: string) => address.startsWith("/gone");

test("in a text a link to a page that is gone becomes words, and a picture stays", () => {
  const text = "[Six weeks](/gone#plan), [ask](/contact), ![a lamp](/gone.jpg)";
  expect(withoutAbsentLinks(text, isAbsent)).toBe(
    "Six weeks, [ask](/contact), ![a lamp](/gone.jpg)",
  );
});

const link = z.strictObject({ label: z.string(), href: z.string() });

test.each([
  ["an optional field", z.strictObject({ more: link.optional() }), { more: gone() }, {}],
  [
    "an entry of a list",
    z.strictObject({ cards: z.array(z.strictObject({ title: z.string(), link })).min(1) }),
    {
      cards: [
        { title: "a", link: gone() },
        { title: "b", link: there() },
      ],
    },
    { cards: [{ title: "b", link: there() }] },
  ],
  [
    "each of several entries",
    z.strictObject({ links: z.array(link) }),
    { links: [gone(), there(), gone(), gone()] },
    { links: [there()] },
  ],
  [
    "nothing where all of it is needed, which is a dead link then",
    z.strictObject({ links: z.array(link).min(1) }),
    { links: [gone()] },
    { links: [gone()] },
  ],
])("what leads there is left out: %s", (_, schema, value, left) => {
  expect(leaveOut(schema, value, isAbsent)).toEqual(left);
});

function gone() {
  return { label: "It", href: "/gone?x=1" };
}

function there() {
  return { label: "There", href: "/contact" };
}

test("what is left is found where it stood in the whole", () => {
  const whole = { lists: [{ links: [gone(), there()] }, gone(), { links: [there()] }], a: gone() };
  const schema = z.strictObject({
    lists: z.array(z.union([link, z.strictObject({ links: z.array(link) })])),
    a: link.optional(),
  });
  const left: Path[] = [];
  const rest = leaveOut(schema, whole, isAbsent, (path) => left.push(path));
  expect(rest).toEqual({ lists: [{ links: [there()] }, { links: [there()] }] });
  expect(pathInWhole(["lists", 0, "links", 0, "href"], left)).toEqual([
    ...["lists", 0, "links", 1, "href"],
  ]);
  expect(pathInWhole(["lists", "1", "links"], left)).toEqual(["lists", 2, "links"]);
});
