import { parseArgs } from "node:util";
import { refuseUnreadable } from "../plugins/check-content/unreadable.ts";
import { examine, writeReport } from "./doctor/report.ts";
import { exitWith } from "./tools.ts";

const USAGE = `Usage: npm run doctor [-- --remote] [--env staging] [--json] [--links] [--all]
       npm run doctor -- --language es [--all]

Says what is set, what is off, what visitors see because of it, and what to do next: of this
machine; with --remote of the deployed site; with --env, which implies it, of that environment.
--language says what a translation lacks, page by page.
--links asks every other site that content/ links to. --all and --json list what is left of the sample in full.
Exit code 1 when something is wrong.`;

try {
  const { values } = parseArgs({
    options: {
      remote: { type: "boolean" },
      env: { type: "string" },
      json: { type: "boolean" },
      links: { type: "boolean" },
      all: { type: "boolean" },
      language: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  const { remote, env, json, links, all, language, help } = values;
  if (help) console.log(USAGE);
  else if (language) {
    await refuseUnreadable();
    const { reportOnLanguage } = await import("./doctor/languages.ts");
    const { report, ok } = reportOnLanguage(language, all);
    console.log(report);
    process.exitCode = ok ? 0 : 1;
  } else {
    await refuseUnreadable();
    await import("../plugins/content/node-imports.ts");
    const { examineDeployed, examineLocally } = await import("./doctor/evidence.ts");
    const report = examine(remote || env ? await examineDeployed(env) : await examineLocally());
    console.log(json ? JSON.stringify(report, null, 2) : writeReport(report, { all }));
    const dead = links ? await findDeadLinks() : [];
    process.exitCode = report.ok && dead.length === 0 ? 0 : 1;
  }
} catch (error) {
  exitWith(error);
}

async function findDeadLinks(): Promise<string[]> {
  const { describeOutsideLinks, findDeadOutsideLinks, listOutsideLinks } = await import(
    "./doctor/outside-links.ts"
  );
  const links = listOutsideLinks();
  const dead = await findDeadOutsideLinks(links);
  console.error(describeOutsideLinks(dead, links));
  return dead;
}
