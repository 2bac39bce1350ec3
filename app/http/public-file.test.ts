import { expect, test } from "vitest";
import { publicFile } from "./public-file.server";

const TYPE = "application/xml; charset=utf-8";

function ask(ifNoneMatch?: string, body = "<urlset/>", method = "GET") {
  const headers = new Headers(ifNoneMatch === undefined ? [] : [["If-None-Match", ifNoneMatch]]);
  return publicFile(
    new Request("https://studio.test/sitemap.xml", { method, headers }),
    body,
    TYPE,
  );
}

const etagOf = async (body?: string) => String((await ask(undefined, body)).headers.get("ETag"));

test("another text has another ETag, the same text the same", async () => {
  expect(await etagOf()).toMatch(/^"[0-9a-f]{64}"$/);
  expect(await etagOf()).toBe(await etagOf());
  expect(await etagOf("<urlset> </urlset>")).not.toBe(await etagOf());
});

test.each<[described: string, header: (etag: string) => string]>([
  ["the ETag", (etag) => etag],
  ["the ETag as a proxy weakens it", (etag) => `W/${etag}`],
  ["it in a list", (etag) => `"a", W/"b",${etag}`],
  ["a star", () => "*"],
])("a client that sends %s gets 304 without a body", async (_, header) => {
  for (const method of ["GET", "HEAD"]) {
    const etag = await etagOf();
    const response = await ask(header(etag), undefined, method);
    expect([response.status, await response.text()]).toEqual([304, ""]);
    expect(Object.fromEntries(response.headers)).toEqual({
      etag,
      "cache-control": expect.stringMatching(/^public/),
    });
  }
});

test.each(["", '"other"', "W/", 'W/"other", "another"'])(
  "a client that sends %j gets the text",
  async (header) => {
    const response = await ask(header);
    expect([response.status, await response.text()]).toEqual([200, "<urlset/>"]);
    expect(response.headers.get("Content-Type")).toBe(TYPE);
  },
);
