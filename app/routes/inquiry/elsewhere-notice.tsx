import * as words from "#content/words/inquiry";
import type { ElsewhereOffer } from "~/features/inquiry/elsewhere/offer-elsewhere.server";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** Asks for a link by which this inquiry goes on on another device; submits the form it stands in. */
export function ElsewhereButton({ disabled }: { disabled: boolean }) {
  return (
    <Button kind="quiet" name="go" value="elsewhere" disabled={disabled}>
      {words.goOnElsewhere}
    </Button>
  );
}

/** The link as address and QR code, or what became of it. */
export function ElsewhereNotice({ offer, form }: { offer: ElsewhereOffer; form: string }) {
  const { isDown, isLinked, title, texts, link } = offer;
  return (
    <Notice tone={isDown ? "failure" : "caution"} title={title} answer={offer}>
      {texts.map((text) => (
        <p key={text} className="mt-1">
          {text}
        </p>
      ))}
      {link && (
        <>
          <p className="mt-3 wrap-anywhere">
            <a href={link.url} className="underline underline-offset-4">
              {link.url}
            </a>
          </p>
          <svg
            role="img"
            aria-label={words.qrCodeOfThe}
            viewBox={`0 0 ${link.code.size} ${link.code.size}`}
            shapeRendering="crispEdges"
            className="mt-3 w-48 bg-paper text-ink"
          >
            <path d={link.code.path} fill="currentColor" />
          </svg>
        </>
      )}
      {isLinked && (
        <Button kind="secondary" form={form} name="go" value="unlink" className="mt-4">
          {words.removeThisLink}
        </Button>
      )}
    </Notice>
  );
}
