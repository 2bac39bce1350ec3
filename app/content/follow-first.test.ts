import { expect, test } from "vitest";
import { z } from "zod";
import { followFirst } from "./follow-first.ts";
import { translate } from "./translate.ts";

const text = z.string().meta({ translate: "text" });
const SCHEMA = z.object({
  points: z.array(text),
  days: z.array(z.object({ name: text, date: z.string() })),
  people: z.array(z.object({ id: z.string(), role: text, tasks: z.array(text) })),
  pictures: z.record(z.string(), z.object({ alt: text })),
});

const FIRST = {
  points: ["one", "two", "three"],
  days: [
    { name: "May", date: "05-01" },
    { name: "July", date: "07-04" },
  ],
  people: [
    { id: "ann", role: "Films", tasks: ["light", "sound"] },
    { id: "bob", role: "Cuts", tasks: [] },
  ],
  pictures: { van: { alt: "A van" }, desk: { alt: "A desk" } },
};
const SPANISH = {
  points: ["uno", "dos", "tres"],
  days: [{ name: "Mayo" }, { name: "Julio" }],
  people: [
    { id: "bob", role: "Edita" },
    { id: "ann", role: "Filma", tasks: ["luz", "sonido"] },
  ],
  pictures: { van: { alt: "Una camioneta" }, desk: { alt: "Un escritorio" } },
};

type Origins = Map<unknown, (number | undefined)[]>;

function noted(own: unknown, first: unknown = FIRST) {
  const { texts } = translate(SCHEMA, first, own, { language: "es" });
  return Object.fromEntries(texts.map(({ name, hashes }) => [name, hashes]));
}

function follow(after: Partial<typeof FIRST>, origins: Origins, own: object = SPANISH) {
  const edited = { before: FIRST, after: { ...FIRST, ...after }, origins };
  return followFirst(SCHEMA, edited, own, noted(SPANISH));
}

test("entries by place go, come and move with those of the first language, and so does what is noted", () => {
  const points = ["three", "new", "one"];
  const [, july] = FIRST.days;
  const days = july ? [july] : [];
  const { value, noted: notes } = follow(
    { points, days },
    new Map<unknown, (number | undefined)[]>([
      [points, [2, undefined, 0]],
      [days, [1]],
    ]),
  );
  expect(value).toEqual({ ...SPANISH, points: ["tres", {}, "uno"], days: [{ name: "Julio" }] });
  const before = noted(SPANISH);
  expect(notes["points[1]"]).toEqual(before["points[3]"]);
  expect(notes["points[3]"]).toEqual(before["points[1]"]);
  expect(notes["days[1].name"]).toEqual(before["days[2].name"]);
  expect(Object.keys(notes)).not.toContain("days[2].name");
  const { texts } = translate(SCHEMA, { ...FIRST, points, days }, value, { language: "es" });
  expect(texts.filter(({ state }) => state === "missing").map(({ name }) => name)).toEqual([
    "points[2]",
  ]);
});

test("an entry by what identifies it goes, or gets its new name; its own lists follow, too", () => {
  const people = [{ id: "anna", role: "Films", tasks: ["sound", "light"] }];
  const { value, noted: notes } = follow(
    { people },
    new Map<unknown, (number | undefined)[]>([
      [people, [0]],
      [people[0]?.tasks, [1, 0]],
    ]),
  );
  const tasks = ["sonido", "luz"];
  expect(value).toMatchObject({ people: [{ id: "anna", role: "Filma", tasks }] });
  expect(notes["people[anna].tasks[1]"]).toEqual(noted(SPANISH)["people[ann].tasks[2]"]);
  expect(Object.keys(notes).join()).not.toContain("bob");
});

test("what goes from a group goes; what never was in the first language stays", () => {
  const pictures = { desk: { alt: "A desk" } } as unknown as typeof FIRST.pictures;
  const own = { ...SPANISH, note: "mía" };
  const { value } = follow({ pictures }, new Map(), own);
  expect(value).toMatchObject({ pictures: { desk: { alt: "Un escritorio" } }, note: "mía" });
  expect(Object(value).pictures).not.toHaveProperty("van");
});

test("a list that already had another number of entries stays as it is, with what is noted", () => {
  const points = ["one", "three"];
  const own = { ...SPANISH, points: ["uno", "dos", "tres", "cuatro"] };
  const { value, noted: notes } = follow({ points }, new Map([[points, [0, 2]]]), own);
  expect(value).toEqual(own);
  expect(notes["points[3]"]).toEqual(noted(SPANISH)["points[3]"]);
});

test("of a list with another number of entries, each is found by the text that it was made of", () => {
  const first = { ...FIRST, points: ["one", "three"] };
  const found = translate(SCHEMA, first, SPANISH, { language: "es", noted: noted(SPANISH) });
  const own = found.texts.flatMap(({ name, own, state }) =>
    name.startsWith("points") ? [[own, state]] : [],
  );
  expect(own).toEqual([
    ["uno", "missing"],
    ["tres", "missing"],
  ]);
  expect(found.surplus).toEqual([{ of: ["points"], entry: "dos" }]);
});
