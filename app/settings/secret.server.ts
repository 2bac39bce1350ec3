export const DEVELOPMENT_SECRET = "development-only-secret-never-used-on-https";

const LEAST_LENGTH = 32;

/** A setting without which no page can be right: `message` names the variable, never its value. */
export class SettingsError extends Error {}

/** An https site signs with a secret of its own, of at least 32 characters. */
export function assertSecret(secret: string): void {
  if (secret === DEVELOPMENT_SECRET) {
    throw new SettingsError("SESSION_SECRET must be set: npx wrangler secret put SESSION_SECRET");
  }
  if (secret.length >= LEAST_LENGTH) return;
  throw new SettingsError(`SESSION_SECRET is shorter than ${LEAST_LENGTH} characters`);
}
