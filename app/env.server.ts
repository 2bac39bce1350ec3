import { createContext } from "react-router";
import { assertSecret, parseEnv, type Settings, SettingsError } from "./settings/settings.server";

export type { Settings };

/** What one request may use: parsed settings, the Worker's bindings, and background work. */
export type Platform = {
  settings: Settings;
  bindings: Pick<Env, "ASSETS" | "DB" | "SESSIONS" | "SUBMITS" | "STEPS" | "SESSION_STEPS"> &
    Partial<Pick<Env, "EMAIL">>;
  /** SITE_ORIGIN; where none is set the request's own origin, and in a cron the last request's. */
  origin: string;
  waitUntil(work: Promise<unknown>): void;
};

export const platformContext = createContext<Platform>();

/** Where this isolate was last asked, for the cron of a site without SITE_ORIGIN: nobody else knows the port. */
let lastOrigin = "http://localhost";

const parsedOnce = new WeakMap<object, Settings>();

/** The platform of one invocation; settings are parsed once an isolate. */
export function createPlatform(env: Env, ctx: ExecutionContext, requestUrl?: string): Platform {
  const settings = parsedOnce.get(env) ?? readSettings(env);
  if (requestUrl?.startsWith("https:")) {
    assertSecret(settings.SESSION_SECRET);
    if (!settings.SITE_ORIGIN) throw new SettingsError("SITE_ORIGIN must be set for an https site");
  }
  if (requestUrl) lastOrigin = new URL(requestUrl).origin;
  return {
    settings,
    bindings: env,
    origin: settings.SITE_ORIGIN ?? lastOrigin,
    waitUntil: (work) => ctx.waitUntil(work),
  };
}

function readSettings(env: Env): Settings {
  const settings = parseEnv(env as unknown as Record<string, unknown>);
  parsedOnce.set(env, settings);
  if (settings.wrong.length > 0) {
    console.error(JSON.stringify({ event: "settings.wrong", settings: settings.wrong }));
  }
  return settings;
}
