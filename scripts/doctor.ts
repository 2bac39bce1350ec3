import { parseArgs } from "node:util";
import { refuseUnreadable } from "../plugins/check-content/unreadable.ts";
import { examine, writeReport } from "./doctor/report.ts";
import { exitWith } from "./tools.ts";

const USAGE = `Usage: npm run doctor [-- --remote] [--env staging] [--json] [--links] [--all]

Says what is set, what is off, what visitors see because of it, and what to do next: of this
machine; with --remote of the deployed site; with --env, which implies it, of that environment.
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
      help: { type: "boolean", short: "h" },
    },
  });
  const { remote, env, json, links, all, help } = values;
  if (help) console.log(USAGE);
  else {
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
