import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { runQuietly } from "../../../../scripts/tools.ts";

type Message = { url: string; lastLine?: number; message: string; extract?: string };

/** Validates documents by the W3C's Nu checker in one run of Java: a line for each error, with page and line. */
export async function checkHtml(documents: { name: string; html: string }[]): Promise<string[]> {
  const directory = await mkdtemp(path.join(tmpdir(), "studio-site-html-"));
  const fileOf = (index: number) => path.join(directory, `${index}.html`);
  try {
    await Promise.all(documents.map(({ html }, index) => writeFile(fileOf(index), html)));
    const messages = await runChecker(documents.map((_, index) => fileOf(index)));
    return messages.map(({ url, lastLine, message, extract }) => {
      const { name } = documents[Number.parseInt(path.basename(url), 10)] ?? { name: url };
      return `${name}, line ${lastLine}: ${message} ${extract}`;
    });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** For a run of seconds: compiling to the utmost would take longer than it saves. */
const JAVA = ["-Xss8m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

async function runChecker(files: string[]): Promise<Message[]> {
  const jar = fileURLToPath(import.meta.resolve("vnu-jar/build/dist/vnu.jar"));
  const how = ["--errors-only", "--format", "json", "--stdout", "--exit-zero-always"];
  const printed = await runQuietly("java", [...JAVA, "-jar", jar, ...how, ...files]);
  // Java may say something of its own before.
  return JSON.parse(printed.slice(printed.indexOf("{"))).messages;
}
