import { parseArgs } from "node:util";
import { PROBE_HEADER, signProbe } from "../app/http/crypto.server.ts";
import { createHttpClient } from "./probe/http-client.ts";
import { findProblems } from "./probe/problems.ts";
import { readReport } from "./probe/read-report.ts";
import { sendInquiry, sendLeadForm, type Timing } from "./probe/walk.ts";
import { exitWith } from "./tools.ts";

const USAGE = `Usage: PROBE_KEY=... npm run probe -- https://www.example.com

Sends an inquiry and a lead form as a visitor without JavaScript, asks the site what became of them, and
deletes them. Exit code 1 when something is wrong. Once a minute at most.`;

const LIMIT_MS = 120_000;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean", short: "h" } },
  });
  const [site] = positionals;
  const key = process.env.PROBE_KEY ?? "";
  if (values.help) console.log(USAGE);
  else if (!site || !URL.canParse(site) || !key) throw new Error(USAGE);
  else process.exitCode = (await probe(new URL(site).origin, key)) ? 0 : 1;
} catch (error) {
  exitWith(error);
}

async function probe(origin: string, key: string): Promise<boolean> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const signRequest = async (method: string, path: string) => {
    const seconds = Math.floor(Date.now() / 1000);
    return { [PROBE_HEADER]: await signProbe(key, { method, path, seconds }) };
  };
  const ask = async (method: "GET" | "DELETE", reference: string) => {
    const path = `/probe/${reference}`;
    return fetch(origin + path, { method, headers: await signRequest(method, path), signal });
  };
  const problems: string[] = [];
  for (const walk of [sendInquiry, sendLeadForm]) {
    try {
      const reference = await walk(createHttpClient(origin, signal, signRequest), printTiming);
      const report = await readReport(() => ask("GET", reference));
      const isKnown = typeof report !== "string";
      problems.push(...(isKnown ? findProblems(report) : [report]));
      const deleted = await ask("DELETE", reference);
      if (isKnown && deleted.status !== 204)
        problems.push(`${reference} was not deleted: ${deleted.status}`);
    } catch (error) {
      problems.push(explain(error));
    }
  }
  for (const problem of new Set(problems)) console.log(`WRONG  ${problem}`);
  if (problems.length === 0) console.log("All is well. The leads of this probe are deleted.");
  return problems.length === 0;
}

function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.endsWith("404")
    ? `${message}: PROBE_KEY or this clock is wrong, a probe ran in this minute, or the page is gone`
    : message;
}

function printTiming({ step, ms }: Timing) {
  console.log(`${String(Math.round(ms)).padStart(6)} ms  ${step}`);
}
