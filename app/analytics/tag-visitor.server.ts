import { sessionCookie } from "./consent.server";
import { findCookie } from "./find-cookie.server";

/** Who Google's tag says this browser is; `sessionId` is missing when its cookie has no known format. */
export type TagVisitor = { clientId: string; sessionId?: string };

const CLIENT = /^GA\d\.[\d-]+\.(\d+\.\d+)$/;
/** `GS1.1.<session>.…` and `GS2.1.s<session>$…` */
const SESSION = /^GS\d\.[\d-]+\.s?(\d+)[.$]/;

/** Reads the tag's cookies; null where the tag never ran. */
export function readTagVisitor(request: Request, measurementId: string): TagVisitor | null {
  const clientId = CLIENT.exec(findCookie(request, "_ga") ?? "")?.[1];
  const sessionId = SESSION.exec(findCookie(request, sessionCookie(measurementId)) ?? "")?.[1];
  return clientId ? { clientId, ...(sessionId && { sessionId }) } : null;
}
