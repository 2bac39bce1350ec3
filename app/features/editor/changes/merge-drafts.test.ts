import { expect, test } from "vitest";
import { applyIntent, type Draft, draftOf, editedOf } from "~/features/editor/form/draft";
import type { FormSchema } from "~/features/editor/form/form-schema";
import { mergeDrafts } from "./merge-drafts";

const text: FormSchema = { type: "string" };
const schema: FormSchema = {
  type: "object",
  properties: {
    title: text,
    lede: text,
    questions: {
      type: "array",
      items: {
        type: "object",
        properties: { id: text, question: text, points: { type: "array", items: text } },
        required: ["id", "question"],
      },
    },
  },
  required: ["title", "questions"],
};

const ask = (id: string, question = id, ...points: string[]) => ({
  ...{ id, question },
  ...(points.length > 0 && { points }),
});
const BASE = {
  ...{ title: "T", lede: "L" },
  questions: [ask("a", "A", "1", "2"), ask("b"), ask("c")],
};

function merge(change: (draft: Draft) => void, theirs: object) {
  const mine = draftOf(schema, BASE);
  change(mine);
  const merged = mergeDrafts(draftOf(schema, BASE), mine, draftOf(schema, { ...BASE, ...theirs }));
  const { value } = editedOf(schema, merged.draft);
  return { value, contested: [...merged.contested] };
}

test("what only others changed is as they have it, and what only the form changed is as it has it", () => {
  expect(merge((mine) => mine.set("/title", "Mine"), { lede: "Theirs" })).toEqual({
    value: { ...BASE, title: "Mine", lede: "Theirs" },
    contested: [],
  });
});

test("what both changed is the form's, and said; what both changed alike is not", () => {
  const both = merge((mine) => mine.set("/title", "Mine"), { title: "Theirs" });
  expect(both).toEqual({ value: { ...BASE, title: "Mine" }, contested: ["/title"] });
  expect(merge((mine) => mine.set("/title", "Same"), { title: "Same" }).contested).toEqual([]);
});

test("an entry is found where others have put it, with its own lists", () => {
  const questions = [ask("new"), ask("c"), ask("a", "A", "0", "1", "2"), ask("b", "Theirs")];
  const change = (mine: Draft) => {
    mine.set("/questions/2/question", "Mine");
    mine.set("/questions/0/points/1", "two");
  };
  expect(merge(change, { questions })).toEqual({
    value: {
      ...BASE,
      questions: [ask("new"), ask("c", "Mine"), ask("a", "A", "0", "1", "two"), ask("b", "Theirs")],
    },
    contested: [],
  });
});

test("entries that the form adds, moves and deletes stay so, beside what others add and delete", () => {
  const change = (mine: Draft) => {
    applyIntent(mine, { act: "add", name: "/questions" });
    mine.set("/questions/n1/id", "mine").set("/questions/n1/question", "mine");
    applyIntent(mine, { act: "delete", name: "/questions/0" });
  };
  const questions = [BASE.questions[0], ask("new"), ask("c")];
  expect(merge(change, { questions })).toEqual({
    value: { ...BASE, questions: [ask("new"), ask("c"), ask("mine")] },
    contested: [],
  });
});

test("an order that both changed is the form's, and said", () => {
  const change = (mine: Draft) =>
    applyIntent(mine, { act: "move", name: "/questions/0", after: "2" });
  const questions = [ask("c"), ask("b"), BASE.questions[0]];
  expect(merge(change, { questions })).toMatchObject({
    value: { questions: [{ id: "b" }, { id: "c" }, { id: "a" }] },
    contested: ["/questions#order"],
  });
});

test("of a text with many lines that both changed, only lines that both changed are said", () => {
  const lede = (...lines: string[]) => lines.join("\n");
  const base = { ...BASE, lede: lede("One", "", "Two", "", "Three") };
  const mergeLede = (mine: string, theirs: string) => {
    const draft = draftOf(schema, base).set("/lede", mine);
    return mergeDrafts(draftOf(schema, base), draft, draftOf(schema, { ...base, lede: theirs }));
  };
  const both = mergeLede(lede("1", "", "Two", "", "Three"), lede("One", "", "Two", "", "3", "4"));
  expect([both.draft.get("/lede"), [...both.contested]]).toEqual([
    lede("1", "", "Two", "", "3", "4"),
    [],
  ]);
  const same = mergeLede(lede("1", "", "Two", "", "Three"), lede("I", "", "Two"));
  expect([...same.contested]).toEqual(["/lede"]);
});

test("an entry that others deleted is kept where the form changed it, with all that it has", () => {
  const change = (mine: Draft) => mine.set("/questions/0/question", "Mine");
  expect(merge(change, { questions: [ask("b"), ask("c")] }).value).toEqual({
    ...BASE,
    questions: [ask("b"), ask("c"), ask("a", "Mine", "1", "2")],
  });
  expect(merge(() => {}, { questions: [ask("b"), ask("c")] }).value).toEqual({
    ...BASE,
    questions: [ask("b"), ask("c")],
  });
});
