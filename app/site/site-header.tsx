import { ServerMarkup } from "~/ui/hydration";
import { MainMenu } from "./main-menu";
import { Wordmark, wordmarkText } from "./wordmark";

/** Logo and menus. Menus are popovers: Esc, a click outside and the keyboard work without scripts. */
export function SiteHeader({ inert }: { inert: boolean }) {
  return (
    <ServerMarkup as="header" id="site-header" inert={inert}>
      {import.meta.env.SSR && <HeaderContent />}
    </ServerMarkup>
  );
}

function HeaderContent() {
  return (
    <div className="flex h-full w-full items-center justify-between px-gutter">
      <a
        href="/"
        data-logo
        aria-label={`${wordmarkText}, home`}
        className="inline-flex min-h-11 items-center gap-3"
      >
        <Wordmark />
      </a>{" "}
      <MainMenu />
    </div>
  );
}
