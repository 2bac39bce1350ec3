import { expect, test } from "vitest";
import { type Post, reconcile } from "./reconcile.ts";

const told = { email: "a@x.test", acknowledged: true };
const post = (at: number, changes: Partial<Post> = {}): Post => ({
  email: told.email,
  at,
  mode: "ok",
  accepted: true,
  answered: true,
  ...changes,
});
const run = { submissions: [told], posts: [], rows: [], kills: [] };

test("what a service accepted is not lost, whatever it answered", () => {
  const posts = [post(1, { answered: false })];
  expect(reconcile({ ...run, posts }).lost).toEqual([]);
});

test.each(["pending", "received", "held", "dead", "unconfirmed"])(
  "an acknowledged lead is not lost while the inbox has it as %s",
  (status) => {
    const rows = [{ email: told.email, status }];
    expect(reconcile({ ...run, rows }).lost).toEqual([]);
  },
);

test.each(["delivered", "superseded"])("%s is lost when no service accepted it", (status) => {
  const rows = [{ email: told.email, status }];
  const posts = [post(1, { accepted: false })];
  expect(reconcile({ ...run, rows, posts }).lost).toEqual([told.email]);
});

test("what nobody was told of is not lost", () => {
  const submissions = [{ ...told, acknowledged: false }];
  expect(reconcile({ ...run, submissions }).lost).toEqual([]);
  expect(reconcile(run).lost).toEqual([told.email]);
});

test("a second copy after an answer is a repeat without reason", () => {
  const posts = [post(1_000), post(9_000)];
  expect(reconcile({ ...run, posts })).toEqual({
    lost: [],
    repeated: [told.email],
    unexplained: [told.email],
  });
});

test.each([
  ["no answer came to the first", [post(1_000, { answered: false }), post(9_000)], []],
  ["the site was killed before it wrote the first down", [post(1_000), post(9_000)], [2_500]],
  ["the post arrived behind its killed sender", [post(1_000), post(9_000)], [800]],
])("a repeat is explained when %s", (_, posts, kills) => {
  const { repeated, unexplained } = reconcile({ ...run, posts, kills });
  expect(repeated).toEqual([told.email]);
  expect(unexplained).toEqual([]);
});

test.each([
  ["a kill long after", [post(1_000), post(9_000)], [4_000]],
  ["another attempt without an answer", [post(1_000), post(2_000, { answered: false })], []],
  ["a refusal that was not answered", [post(1), post(2, { accepted: false }), post(3)], []],
])("a repeat is not explained by %s", (_, posts, kills) => {
  expect(reconcile({ ...run, posts, kills }).unexplained).toEqual([told.email]);
});
