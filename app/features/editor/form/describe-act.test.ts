import { expect, test } from "vitest";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { collectFacts } from "~/content/facts";
import { fill } from "~/content/format";
import { describeAct } from "./describe-act";
import { applyIntent, type Draft } from "./draft";

const { said } = contentEditor.form;
const facts = collectFacts({});
const sayMove = (entry: string, place: number) => fill(said.moved, { entry, place, count: 3 });

function press(draft: Draft, act: string, name: string) {
  const intent = { act, name };
  return describeAct({ draft, facts }, intent, applyIntent(draft, intent));
}

test.each([
  ["add", "/questions", "/questions/n1", fill(said.added, { place: 4, count: 4 })],
  ["up", "/questions/1", "/questions/1", sayMove("How much?", 1)],
  ["down", "/questions/1", "/questions/1", sayMove("How much?", 3)],
  ["move", "/questions/2", "/questions/2", sayMove("Where?", 1)],
  ["delete", "/questions/0", "/questions/1", fill(said.deleted, { entry: "How long?" })],
])("what “%s %s” did is said at %s", (act, name, at, text) => {
  const draft = new Map([
    ["/questions#order", "0,1,2"],
    ["/questions/0/question", "How long?"],
    ["/questions/1/question", "How much?"],
    ["/questions/2/question", "Where?"],
  ]);
  expect(press(draft, act, name)).toEqual({ at, text });
});

test("that the last entry was deleted is said at the list", () => {
  const draft = new Map([
    ["/tags#order", "0"],
    ["/tags/0", "Light"],
  ]);
  const text = fill(said.deleted, { entry: "Light" });
  expect(press(draft, "delete", "/tags/0")).toEqual({ at: "/tags", text });
});

test("of a button that is no list's nothing is said", () => {
  expect(press(new Map(), "offer", "/lede")).toBeUndefined();
});
