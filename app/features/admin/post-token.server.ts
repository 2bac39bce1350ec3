import { isEqual, sign, toHex } from "~/http/crypto.server";
import { HOUR_MS } from "~/http/timing";

const LIFETIME_MS = 12 * HOUR_MS;
const SKEW_MS = 60_000;
const SHAPE = /^([0-9a-z]{8,9})\.([0-9a-f-]{36})\.([0-9a-f]{64})$/;

type Holder = { secret: string; owner: string };

/** The CSRF token of a page's forms: time, page id, and a signature for this user. */
export async function createPostToken(
  { secret, owner }: Holder,
  now = Date.now(),
): Promise<string> {
  const page = `${now.toString(36)}.${crypto.randomUUID()}`;
  return `${page}.${toHex(await sign(secret, `studio:${owner}:${page}`))}`;
}

/** The id of the page that a post came from; null without a valid token or after 12 hours. */
export async function readPostToken(
  { secret, owner }: Holder,
  token: string,
  now = Date.now(),
): Promise<string | null> {
  const [, time, page, signature] = SHAPE.exec(token) ?? [];
  if (!time || !page || !signature) return null;
  const expected = toHex(await sign(secret, `studio:${owner}:${time}.${page}`));
  if (!(await isEqual(expected, signature))) return null;
  const age = now - Number.parseInt(time, 36);
  return age >= -SKEW_MS && age <= LIFETIME_MS ? page : null;
}
