import { parse } from "cookie-es";
import { sessionCookie } from "./consent.server";

/** Who Google's tag says this browser is; `sessionId` is missing when its cookie has no known format. */
export type TagVisitor = { clientId: string; sessionId?: string };

const CLIENT = /^GA\d\.[\d-]+\.(\d+\.\d+)$/;
/** `GS1.1.<session>.…` and `GS2.1.s<session>$…`. */
const SESSION = /^GS\d\.[\d-]+\.s?(\d+)[.$]/;

/** Reads the tag's cookies; null where the tag never ran. */
export function readTagVisitor(request: Request, measurementId: string): TagVisitor | null {
  const cookies = parse(request.headers.get("Cookie") ?? "");
  const clientId = CLIENT.exec(cookies._ga ?? "")?.[1];
  const sessionId = SESSION.exec(cookies[sessionCookie(measurementId)] ?? "")?.[1];
  return clientId ? { clientId, ...(sessionId && { sessionId }) } : null;
}
