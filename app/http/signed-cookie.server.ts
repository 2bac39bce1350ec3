import { type Cookie, createCookie } from "react-router";
import type { Platform } from "~/env.server";
import { secretsOf } from "~/http/forms/secrets.server";

/** `maxAge` in seconds; `path` is where the cookie is sent, everywhere unless told. */
type Scope = { maxAge: number; path?: string };

/**
 * A cookie that no script can read, signed: what it says is what this site wrote. On https its name
 * has a prefix that keeps other hosts and plain http from setting it; that allows no path but "/".
 */
export function signedCookie(platform: Platform, name: string, scope: Scope): Cookie {
  const attributes = httpOnly(platform, scope);
  const isHostOnly = attributes.secure && attributes.path === "/";
  return createCookie(isHostOnly ? `__Host-${name}` : name, {
    ...attributes,
    secrets: [...secretsOf(platform.settings)],
  });
}

/** The same without a signature, for what a visitor may as well write into the address. */
export function plainCookie(platform: Platform, name: string, scope: Scope): Cookie {
  return createCookie(name, httpOnly(platform, scope));
}

function httpOnly({ origin }: Platform, { maxAge, path = "/" }: Scope) {
  const secure = origin.startsWith("https:");
  return { httpOnly: true, sameSite: "lax" as const, secure, path, maxAge };
}
