import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { assertPortFree } from "./ports.ts";
import { runCron, startSite } from "./site-server.ts";
import { exitWith, root, runQuietly, timed } from "./tools.ts";

const CRON_EVERY_MS = 60_000;

try {
  await serve();
} catch (error) {
  exitWith(error);
}

/** Builds, serves the production build, and plays the scheduler that only Cloudflare has. */
async function serve() {
  const port = readPort();
  const stateDir = path.resolve(root, process.env.STATE_DIR || ".wrangler/state");
  const studioKey = randomBytes(24).toString("base64url");
  const ownArgs = process.argv.slice(2).filter((arg) => arg !== "--");
  const args = ["--var", `STUDIO_KEY:${studioKey}`, ...ownArgs];
  let stop: () => void = () => process.exit(1);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop());

  await assertPortFree(port);
  if (process.env.SKIP_BUILD !== "1") {
    await timed("Building", () => runQuietly("react-router", ["build"]));
  }
  const site = await timed("Starting", () => startSite({ port, stateDir, args }));
  stop = site.stop;
  site.listen((text) => process.stdout.write(text));
  const cron = setInterval(() => runCron(site.url).catch(console.error), CRON_EVERY_MS);
  console.log(welcome(port, stateDir, studioKey));
  await site.ended;
  clearInterval(cron);
}

function readPort() {
  const port = Number(process.env.PORT || 8787);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT is a port number, not "${process.env.PORT}".`);
}

function welcome(port: number, stateDir: string, studioKey: string) {
  const place = process.env.STATE_DIR ? ` -- list --persist-to ${stateDir}` : "";
  const settings = existsSync(path.join(root, ".dev.vars"))
    ? ".dev.vars"
    : "none, everything has its default (see .dev.vars.example)";
  return `
The site     http://localhost:${port}
The inbox    http://localhost:${port}/studio/enter?key=${studioKey}
Its leads    npm run leads${place}
Settings     ${settings}
Ctrl+C stops it.
`;
}
