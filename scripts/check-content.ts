import { findUnreadable } from "../plugins/check-content/unreadable.ts";
import { runQuietly, ToolError } from "./tools.ts";

/** Names what is wrong in content/ before a tool meets it, which would not say it in plain words. */
const problems = await findUnreadable();
if (problems.length === 0 && !process.argv.includes("--readable")) {
  const { findContentProblems } = await import("../plugins/check-content/check-content.ts");
  problems.push(...(await findContentProblems()));
  const { findStalePictures } = await import("../plugins/pictures/kept-pictures.ts");
  if (problems.length === 0) problems.push(...(await findStalePictures()));
  if (problems.length === 0) problems.push(...(await findUnformatted()));
}
if (problems.length > 0) console.error(problems.join("\n"));
process.exitCode = problems.length > 0 ? 1 : 0;

async function findUnformatted(): Promise<string[]> {
  try {
    await runQuietly("biome", [
      ...["check", "--linter-enabled=false", "--vcs-enabled=false", "--max-diagnostics=none"],
      "content",
    ]);
    return [];
  } catch (error) {
    const output = error instanceof ToolError ? error.output : "";
    const files = [...output.matchAll(/^(content\S+) (?:format|assist)/gm)].map(([, file]) => file);
    const why =
      "spaces, line ends or the order of imports are not as they should be. Run npm run format.";
    return [...new Set(files)].map((file) => `${file}: ${why}`);
  }
}
