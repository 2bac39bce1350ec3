import type { Settings } from "~/settings/settings.server";
import { openGithub } from "./github.server";
import { LOCAL_REPOSITORY } from "./local-repository";
import type { ContentStore } from "./store.server";

export function isLocalStore({ CONTENT_REPOSITORY = "" }: Settings): boolean {
  return CONTENT_REPOSITORY.endsWith(`/${LOCAL_REPOSITORY}`);
}

/** Null without CONTENT_REPOSITORY and CONTENT_TOKEN. */
export function openStore(settings: Settings): ContentStore | null {
  const { CONTENT_REPOSITORY, CONTENT_BRANCH, CONTENT_TOKEN } = settings;
  if (!CONTENT_REPOSITORY || !CONTENT_TOKEN) return null;
  const { hostname, origin, pathname } = new URL(CONTENT_REPOSITORY);
  const name = pathname.slice(1).replace(/(\.git)?\/?$/, "");
  const api = hostname === "github.com" ? "https://api.github.com" : origin;
  return openGithub({ api, name, branch: CONTENT_BRANCH, token: CONTENT_TOKEN });
}

/** Where GitHub shows whether the site was built. */
export function runsOf({ CONTENT_REPOSITORY }: Settings): string | undefined {
  return CONTENT_REPOSITORY && `${CONTENT_REPOSITORY.replace(/(\.git)?\/?$/, "")}/actions`;
}
