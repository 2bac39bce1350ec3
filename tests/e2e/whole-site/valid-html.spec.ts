import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { installed } from "../../../scripts/test-dependencies.ts";
import { runQuietly } from "../../../scripts/tools.ts";
import { chosen, stepUrl } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";

const CHECKER = fileURLToPath(import.meta.resolve("vnu-jar/build/dist/vnu.jar"));
/** For a run of seconds: compiling to the utmost would take longer than it saves. */
const JAVA = ["-Xss8m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-jar", CHECKER];
const OPTIONS = ["--errors-only", "--format", "json", "--stdout", "--exit-zero-always"];

test("the W3C's checker finds no error in any page @no-js", async ({
  crawled,
  request,
}, testInfo) => {
  test.skip(!process.env.CI && !installed().java, "There is no Java to run the checker.");
  test.setTimeout(120_000);
  const documents = [...crawled.pages, ...crawled.unlinked].map(({ address, text }) => ({
    address,
    text,
  }));
  expect(documents.length).toBeGreaterThan(50);
  for (const address of ["/contact", "/services/diy-downloads", stepUrl("details", chosen)]) {
    const refused = await request.post(address, { form: {} });
    expect(refused.status(), address).toBe(422);
    documents.push({ address: `refused ${address}`, text: await refused.text() });
  }
  const files = documents.map(({ address }) =>
    testInfo.outputPath(`${encodeURIComponent(address).slice(0, 120)}.html`),
  );
  await Promise.all(documents.map(({ text }, at) => writeFile(String(files[at]), text)));
  const printed = await runQuietly("java", [...JAVA, ...OPTIONS, ...files]);
  // Java may say something of its own before.
  expect(JSON.parse(printed.slice(printed.indexOf("{"))).messages).toEqual([]);
});
