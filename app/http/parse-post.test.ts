import { expect, test } from "vitest";
import { readPostedFields } from "./parse-post.server";

async function read(body: string, names = ["name", "message"]) {
  const request = new Request("https://studio.test/", { method: "POST", body });
  const { fields, repeated } = await readPostedFields(request, names);
  return { fields: Object.fromEntries(fields.entries()), repeated };
}

test.each<[what: string, body: string, fields: object, repeated?: string[]]>([
  [
    "allowed names only",
    "tags[9]=x&__proto__=y&constructor=z&name[0]=q&name=A&name.a=b",
    { name: "A" },
  ],
  [
    "the first of repeated names",
    "name=A&name=E&x=1&x=2&message=",
    { name: "A", message: "" },
    ["name"],
  ],
  ["nothing for what is missing", "", {}],
  [
    "values decoded once and cleaned",
    "name=Ada+%26+co%00%E2%80%AE&message=100%2525%0D%0A",
    { name: "Ada & co", message: "100%25\n" },
  ],
])("reads %s", async (_, body, fields, repeated = []) => {
  expect(await read(body)).toEqual({ fields, repeated });
});

test("65,000 unknown fields are ignored quickly", async () => {
  const start = performance.now();
  expect(await read(`${"a=&".repeat(65_000)}name=Ada`)).toMatchObject({ fields: { name: "Ada" } });
  expect(performance.now() - start).toBeLessThan(1_000);
});
