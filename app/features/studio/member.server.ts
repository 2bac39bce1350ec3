import type { Platform } from "~/env.server";
import { readAccessToken } from "./access-token.server";
import { findDoor } from "./door.server";
import { readLocalSession } from "./local-session.server";
import type { Member } from "./member";

/** Who asks, or the status that says why nobody is let in; 404 where there is no door. */
export async function findMember(
  platform: Platform,
  request: Request,
): Promise<Member | 403 | 404 | 503> {
  const door = findDoor(platform.settings, new URL(request.url));
  if (door.kind === "closed") return 404;
  if (door.kind === "access") return readAccessToken(request, door);
  const session = await readLocalSession(platform, request);
  return session ? { name: "this machine", owner: session, door: "local" } : 403;
}
