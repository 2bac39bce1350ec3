import { findUnreadable } from "../plugins/check-content/unreadable.ts";
import { root } from "./tools.ts";

/** Names what is wrong in content/ before a tool meets it, which would not say it in plain words. */
const problems = findUnreadable();
if (problems.length === 0 && !process.argv.includes("--readable")) {
  const { findContentProblems } = await import("../plugins/check-content/check-content.ts");
  problems.push(...(await findContentProblems()));
  if (problems.length === 0) {
    // The build makes those that are not kept.
    const { findStalePictures } = await import("../plugins/pictures/kept-pictures.ts");
    const { findMissingLetters } = await import("../plugins/brand/font-problems.ts");
    const { findNoLongerComplete } = await import("../plugins/content/languages.ts");
    const { findMentions } = await import("../plugins/check-content/mentions.ts");
    const { findPublishedAsReal } = await import("./doctor/sample.ts");
    const remarks = [
      ...findPublishedAsReal(root),
      ...findMentions(),
      ...findNoLongerComplete(),
      ...(await findMissingLetters()),
      ...(await findStalePictures()),
    ];
    console.log([...remarks, "The site can be built."].join("\n"));
  }
}
if (problems.length > 0) console.error(problems.join("\n"));
process.exitCode = problems.length > 0 ? 1 : 0;
