import { execFileSync } from "node:child_process";

/** What is built, for /healthz; null where there is neither git nor a build service that names it. */
export function builtCommit(): string | null {
  const { WORKERS_CI_COMMIT_SHA, GITHUB_SHA, CI_COMMIT_SHA } = process.env;
  return WORKERS_CI_COMMIT_SHA ?? GITHUB_SHA ?? CI_COMMIT_SHA ?? askGit();
}

function askGit(): string | null {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return null;
  }
}
