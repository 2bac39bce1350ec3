import { elsewhere } from "#content/inquiry/elsewhere";
import type { Platform } from "~/env.server";
import { type CarriedInquiry, mintElsewhere, removeElsewhere } from "./elsewhere-link.server";
import type { QrCode } from "./qr-code.server";

/** What the page says after a press of "Go on elsewhere" or "Remove this link"; `link` while there is one. */
export type ElsewhereOffer = {
  isDown: boolean;
  title: string;
  texts: string[];
  link?: { url: string; code: QrCode };
  isLinked: boolean;
};

/** What the buttons send; anything else is not about a link. */
export function asksElsewhere(pressed: string): pressed is "elsewhere" | "unlink" {
  return pressed === "elsewhere" || pressed === "unlink";
}

/** Makes the link of an inquiry, or removes it. */
export async function offerElsewhere(
  platform: Platform,
  pressed: "elsewhere" | "unlink",
  inquiry: CarriedInquiry,
): Promise<ElsewhereOffer> {
  if (pressed === "unlink") {
    const isRemoved = await removeElsewhere(platform, inquiry.submission);
    const words = isRemoved ? elsewhere.removed : elsewhere.unremoved;
    return { isDown: !isRemoved, isLinked: !isRemoved, ...words };
  }
  const path = await mintElsewhere(platform, inquiry);
  if (!path) return { isDown: true, isLinked: false, ...elsewhere.unmade };
  const url = platform.origin + path;
  const { drawQrCode } = await import("./qr-code.server");
  return { isDown: false, isLinked: true, ...elsewhere.open, link: { url, code: drawQrCode(url) } };
}
