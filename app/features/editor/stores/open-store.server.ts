import type { Settings } from "~/settings/settings.server";
import { openGithub } from "./github.server";
import { openGitlab } from "./gitlab.server";
import { LOCAL_REPOSITORY } from "./local-repository";
import type { ContentStore } from "./store.server";

export function isLocalStore({ CONTENT_REPOSITORY = "" }: Settings): boolean {
  return CONTENT_REPOSITORY.endsWith(`/${LOCAL_REPOSITORY}`);
}

/** Null without CONTENT_REPOSITORY and CONTENT_TOKEN. */
export function openStore(settings: Settings): ContentStore | null {
  const { CONTENT_REPOSITORY, CONTENT_BRANCH: branch, CONTENT_TOKEN: token } = settings;
  if (!CONTENT_REPOSITORY || !token) return null;
  const { origin, path, isGitlab } = locate(CONTENT_REPOSITORY);
  const name = path.slice(1);
  if (isGitlab) return openGitlab({ api: `${origin}/api/v4`, name, branch, token });
  const api = origin === "https://github.com" ? "https://api.github.com" : origin;
  return openGithub({ api, name, branch, token });
}

/** The page of the repository that shows its builds. */
export function runsOf({ CONTENT_REPOSITORY }: Settings): string | undefined {
  if (!CONTENT_REPOSITORY) return undefined;
  const { origin, path, isGitlab } = locate(CONTENT_REPOSITORY);
  return `${origin}${path}/${isGitlab ? "-/pipelines" : "actions"}`;
}

/** GitLab may run on any host, and below a path; this machine has GitHub's API unless the path begins with gitlab. */
function locate(repository: string) {
  const { protocol, hostname, origin, pathname } = new URL(repository);
  const path = pathname.replace(/(\.git)?\/?$/, "");
  const isBelow = path.startsWith("/gitlab/");
  const isGitlab = isBelow || (protocol === "https:" && hostname !== "github.com");
  return {
    origin: isBelow ? `${origin}/gitlab` : origin,
    path: isBelow ? path.slice("/gitlab".length) : path,
    isGitlab,
  };
}
