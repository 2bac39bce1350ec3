import { expect, test } from "vitest";
import { type Post, reconcile } from "./reconcile.ts";

const email = "a@x.test";
const post = (at: number, changes: Partial<Post> = {}): Post => ({
  ...{ email, at, mode: "ok", accepted: true, answered: true },
  ...changes,
});
const run = { submissions: [{ email, acknowledged: true }], posts: [], rows: [], kills: [] };

test.each<[string, Partial<Parameters<typeof reconcile>[0]>, isLost: boolean]>([
  ["nothing is left of it", {}, true],
  ["nobody was told of it", { submissions: [{ email, acknowledged: false }] }, false],
  ["a service accepted it without an answer", { posts: [post(1, { answered: false })] }, false],
  ["the inbox holds it", { rows: [{ email, status: "unconfirmed" }] }, false],
  [
    "the inbox says delivered and no service accepted it",
    { rows: [{ email, status: "delivered" }], posts: [post(1, { accepted: false })] },
    true,
  ],
])("whether a lead is lost when %s", (_, changes, isLost) => {
  expect(reconcile({ ...run, ...changes }).lost).toEqual(isLost ? [email] : []);
});

test.each<[string, Post[], kills: number[], isExplained: boolean]>([
  ["no answer came to the first", [post(1_000, { answered: false }), post(9_000)], [], true],
  ["the site was killed before it wrote it down", [post(1_000), post(9_000)], [2_500], true],
  ["the post arrived behind its killed sender", [post(1_000), post(9_000)], [800], true],
  ["the first was answered", [post(1_000), post(9_000)], [], false],
  ["the kill came long after", [post(1_000), post(9_000)], [4_000], false],
  ["only a refusal was not answered", [post(1), post(2, { accepted: false }), post(3)], [], false],
])("whether a repeat is explained when %s", (_, posts, kills, isExplained) => {
  expect(reconcile({ ...run, posts, kills })).toEqual({
    lost: [],
    repeated: [email],
    unexplained: isExplained ? [] : [email],
  });
});
