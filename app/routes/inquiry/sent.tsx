import { useEffect } from "react";
import { Form } from "react-router";
import { screens } from "#content/inquiry/screens";
import { alreadySent as texts } from "#content/thank-you";
import type { SentInquiry } from "~/features/inquiry/submit.server";
import { SentReference } from "~/ui/alert";
import { Button, buttonClass } from "~/ui/button";
import { deleteDraftValues } from "~/ui/draft-values";
import { ContactText } from "~/ui/text";
import { DRAFT_NAME } from "./details-form";
import { CloseButton } from "./leave";
import { ScreenHeading } from "./screen";

/** In place of a step whose inquiry was sent: after Back, after a reload or in a second tab. */
export function SentScreen({ proven, ...links }: SentInquiry) {
  useEffect(() => deleteDraftValues(DRAFT_NAME), []);
  return (
    <div className="modal-screen">
      <ScreenHeading lede={texts.text}>{texts.title}</ScreenHeading>
      <div className="mt-5 text-mist-soft">
        {proven ? <SentReference {...proven} /> : <ContactText text={texts.unproven} />}
      </div>
      <SentLinks {...links} />
    </div>
  );
}

/** The ways on from a sent inquiry. */
export function SentLinks({
  id,
  startHref,
  closeHref,
}: Pick<SentInquiry, "id" | "startHref" | "closeHref">) {
  return (
    <div className="modal-links ignores-early-presses">
      <Form method="post" action="/inquiry/closed" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="next" value={startHref} />
        <Button kind="secondary">{screens.thankYou.startAgainButton}</Button>
      </Form>{" "}
      <CloseButton href={closeHref} id={id} className={buttonClass({ kind: "quiet" })} />
    </div>
  );
}
