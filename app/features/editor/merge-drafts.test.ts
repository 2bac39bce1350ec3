import { expect, test } from "vitest";
import { applyIntent, type Draft, draftOf, editedOf } from "./draft";
import type { FormSchema } from "./form-schema";
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
    contested: ["/questions#order"],
  });
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
