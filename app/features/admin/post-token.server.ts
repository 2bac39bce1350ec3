import { isEqual, sign, toHex } from "~/http/crypto.server";
import { HOUR_MS } from "~/http/timing";
import type { Platform } from "~/platform.server";

const LIFETIME_MS = 12 * HOUR_MS;
const SKEW_MS = 60_000;
const SHAPE = /^([0-9a-z]{8,9})\.([0-9a-f-]{36})\.([0-9a-f]{64})$/;

type Holder = { platform: Platform; user: { id: string } };

/** The CSRF token of a page's forms: time, page id, and a signature for this user. */
export async function createPostToken(holder: Holder) {
  const timeAndPage = `${Date.now().toString(36)}.${crypto.randomUUID()}`;
  return `${timeAndPage}.${await signFor(holder, timeAndPage)}`;
}

/** The id of the page that a post came from; null without a valid token or after 12 hours. */
export async function readPostToken(holder: Holder, token: string, now = Date.now()) {
  const [, time, page, signature] = SHAPE.exec(token) ?? [];
  if (!time || !page || !signature) return null;
  const expected = await signFor(holder, `${time}.${page}`);
  if (!(await isEqual(expected, signature))) return null;
  const age = now - Number.parseInt(time, 36);
  return age >= -SKEW_MS && age <= LIFETIME_MS ? page : null;
}

async function signFor({ platform, user }: Holder, timeAndPage: string) {
  return toHex(await sign(platform.settings.SESSION_SECRET, `studio:${user.id}:${timeAndPage}`));
}
