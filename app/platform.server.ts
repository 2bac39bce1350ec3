import { createContext, type RouterContextProvider, type ServerBuild } from "react-router";
import { parseEnv, type Settings, SettingsError } from "./settings/settings.server";

export type Platform = {
  settings: Settings;
  bindings: Omit<Env, "EMAIL"> & Partial<Pick<Env, "EMAIL">>;
  /** SITE_ORIGIN; if unset the origin of the request, or of the last request in a cron run. */
  origin: string;
  /** A request of `npm run probe`: nothing counts it, and PROBE_DELIVER decides whether its lead is sent. */
  isProbe?: true;
  waitUntil(work: Promise<unknown>): void;
};

export const platformContext = createContext<Platform>();

let lastOrigin = "http://localhost";

const parsedSettings = new WeakMap<object, Settings>();

export function createPlatform(env: Env, ctx: ExecutionContext, requestUrl?: string): Platform {
  const settings = parsedSettings.get(env) ?? parseAndLog(env);
  // Of an https SITE_ORIGIN, parseEnv has checked the secret.
  if (requestUrl?.startsWith("https:") && !settings.SITE_ORIGIN?.startsWith("https:"))
    throw new SettingsError("SITE_ORIGIN must be the https address of an https site");
  if (requestUrl) lastOrigin = new URL(requestUrl).origin;
  return {
    settings,
    bindings: env,
    origin: settings.SITE_ORIGIN ?? lastOrigin,
    waitUntil: (work) => ctx.waitUntil(work),
  };
}

function parseAndLog(env: Env): Settings {
  const settings = parseEnv({ ...env });
  parsedSettings.set(env, settings);
  if (settings.invalid.length > 0) {
    console.error(JSON.stringify({ event: "settings.wrong", settings: settings.invalid }));
  }
  return settings;
}

export const assetManifestContext = createContext<ServerBuild["assets"]>();

/** The scripts of the routes below a layout, and of `others` by their ids. */
export function screenModules(
  context: Readonly<RouterContextProvider>,
  layoutId: string,
  others: string[] = [],
) {
  const routes = Object.values(context.get(assetManifestContext).routes);
  return routes.flatMap((route) =>
    route && (route.parentId === layoutId || others.includes(route.id)) ? [route.module] : [],
  );
}
