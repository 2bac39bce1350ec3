import { SHOW_MODAL } from "~/http/inline-scripts";
import { ServerMarkup } from "~/ui/hydration";

/** The last child of a dialog that is open in the server's HTML; it runs as soon as it is parsed. */
export function ModalScript() {
  return (
    <ServerMarkup id="modal-script" hidden>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, without markup. */}
      {import.meta.env.SSR && <script dangerouslySetInnerHTML={{ __html: SHOW_MODAL }} />}
    </ServerMarkup>
  );
}
