import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parseYaml } from "../../app/content/parse-yaml.ts";
import { describeOutsideLinks, findDeadOutsideLinks, listOutsideLinks } from "./outside-links.ts";

test("links to other sites that do not answer are named, those that only answer GET are not", async () => {
  const server = createServer(({ method, url }, response) => {
    const isThere = url === "/there" || (url === "/get" && method === "GET");
    response.writeHead(isThere ? 200 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const folder = mkdtempSync(path.join(tmpdir(), "links-"));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  writeFileSync(path.join(folder, "a.mdx"), "No link.");
  const say = async () => {
    const links = listOutsideLinks(folder, []);
    return describeOutsideLinks(await findDeadOutsideLinks(links), links);
  };
  expect(await say()).toContain("nothing to ask");
  writeFileSync(path.join(folder, "a.mdx"), `[a](${origin}/there) [b](${origin}/there)`);
  expect(await say()).toContain("1 asked");
  const links = ["/there", "/get", "/gone"].map((it) => `[a](${origin}${it})`);
  writeFileSync(path.join(folder, "a.mdx"), [...links, "[b](http://127.0.0.1:1/)"].join("\n"));
  const skipped = ["---", "# http://127.0.0.1:1/a", "---", "{/* or", "http://127.0.0.1:1/b */}"];
  writeFileSync(path.join(folder, "b.mdx"), skipped.join("\n"));
  const data = parseYaml(
    "content/x.yaml",
    new TextEncoder().encode(`# http://127.0.0.1:1/c\nlist:\n  - href: ${origin}/lost\n`),
  );
  expect(await findDeadOutsideLinks(listOutsideLinks(folder, [data]))).toEqual([
    expect.stringMatching(/a\.mdx: line 3, .*\/gone answers 404\./),
    expect.stringMatching(/line 4, .* does not answer\./),
    expect.stringMatching(/^content\/x\.yaml: line 3, .*\/lost answers 404\./),
  ]);
});
