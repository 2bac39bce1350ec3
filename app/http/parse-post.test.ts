import { expect, test } from "vitest";
import { readPostedFields } from "./parse-post.server";

function post(body: string) {
  return new Request("https://studio.test/", { method: "POST", body });
}

async function read(body: string, names = ["name", "message"]) {
  return [...(await readPostedFields(post(body), names)).fields.entries()];
}

test("only allowed names are read, in the order they are allowed", async () => {
  const body = "message=Hi&tags[999999999]=x&__proto__=y&constructor=z&name[0]=q&name=Ada&name.a=b";
  expect(await read(body)).toEqual([
    ["name", "Ada"],
    ["message", "Hi"],
  ]);
});

test("of a repeated name the first value is read", async () => {
  expect(await read("name=Ada&name=Eve&name=")).toEqual([["name", "Ada"]]);
});

test("repeated names are reported", async () => {
  const body = "name=Ada&message=&name=Eve&x=1&x=2&message=";
  const { fields, repeated } = await readPostedFields(post(body), ["message", "name", "token"]);
  expect([...fields.keys()]).toEqual(["message", "name"]);
  expect(repeated).toEqual(["message", "name"]);
});

test("a missing field stays missing, an empty one empty", async () => {
  expect(await read("message=")).toEqual([["message", ""]]);
  expect(await read("")).toEqual([]);
});

test("encoded values are decoded once and cleaned", async () => {
  expect(await read("name=Ada+%26+co%00%E2%80%AE&message=100%2525%0D%0A")).toEqual([
    ["name", "Ada & co"],
    ["message", "100%25\n"],
  ]);
});

test("65,000 unknown fields are ignored quickly", async () => {
  const start = performance.now();
  expect(await read(`${"a=&".repeat(65_000)}name=Ada`)).toEqual([["name", "Ada"]]);
  expect(performance.now() - start).toBeLessThan(1_000);
});
