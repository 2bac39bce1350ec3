import { parseArgs } from "node:util";
import { exitWith, onInterrupt } from "../../scripts/tools.ts";
import type { StandIn } from "./http-server.ts";

await import("../../plugins/content/node-imports.ts").catch(exitWith);
const { listStandIns } = await import("./stand-ins.ts").catch(exitWith);

const offered = listStandIns().flatMap(([name, { served, ...standIn }]) =>
  served ? [{ ...standIn, ...served, portVariable: `${name}_PORT` }] : [],
);
type Offered = (typeof offered)[number] & { url: string };

const HELP = `Usage: npm run stand-ins

Serves stand-ins for the outside services on this machine until Ctrl+C, and prints their addresses, the lines for .dev.vars,
and how to make one fail:

${offered.map(({ title, port, portVariable }) => `  ${title}: port ${port}, or ${portVariable}`).join("\n")}`;

const running: StandIn[] = [];

try {
  if (parseArgs({ options: { help: { type: "boolean", short: "h" } } }).values.help) {
    console.log(HELP);
    process.exit(0);
  }
  onInterrupt(stop);
  const served: Offered[] = [];
  for (const standIn of offered) served.push({ ...standIn, url: await serve(standIn) });
  console.log(usage(served));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  await stop();
}

async function serve({ start, port: usual, portVariable }: (typeof offered)[number]) {
  const port = Number(process.env[portVariable] || usual);
  try {
    const standIn = await start({ port });
    running.push(standIn);
    return standIn.url;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
    throw new Error(`Port ${port} is taken: stop what uses it, or set ${portVariable}.`);
  }
}

async function stop() {
  await Promise.all(running.map((standIn) => standIn.close()));
}

function usage(served: Offered[]) {
  const failing = served.flatMap(({ modes = [], ...standIn }) =>
    modes.length > 0 ? [{ ...standIn, modes }] : [],
  );
  const [{ url = "" } = {}] = failing;
  return `${served.map((standIn) => `${standIn.url}  ${standIn.title} (${standIn.portVariable})`).join("\n")}

.dev.vars:
${served.map((standIn) => standIn.variables(standIn.url)).join("\n")}

${failing.map((standIn) => `Modes of ${standIn.title}: ${standIn.modes.join(", ")}`).join("\n")}

Fail the next two posts that contain jane@x.test, then see what arrived (all but Access have a log):
curl ${url}/__control -d '{"mode":"500","times":2,"match":"jane@x.test"}'
curl ${url}/__log
End this fault with {"mode":"ok","match":"jane@x.test"}, or every fault of the service:
curl -X DELETE ${url}/__control

Ctrl+C stops.`;
}
