import { Component, type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { connection as texts } from "#content/connection";
import { Alert } from "./alert";
import { Button } from "./button";

const HEADING_ID = "screen-heading";

export const screenHeading = { id: HEADING_ID, tabIndex: -1 };

export function focusScreen(): HTMLElement | null {
  const heading = document.getElementById(HEADING_ID);
  heading?.focus({ preventScroll: true });
  return heading;
}

/** Scrolls each new screen of a dialog to its top and focuses its heading, as a new page would. */
export function useScreenFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusScreen()?.closest("dialog")?.scrollTo({ top: 0 });
  }, [pathname]);
}

/** Loads the scripts of a flow's other screens early: a later deploy or a bad network could make them unavailable. */
export function useScreenScripts(modules: string[]): void {
  useEffect(() => {
    for (const module of modules) import(/* @vite-ignore */ module).catch(navigateByDocuments);
  }, [modules]);
}

/** Without a screen's script React Router would only reload the present page. */
function navigateByDocuments(): void {
  for (const type of ["click", "submit"]) {
    const bypassRouter = (event: Event) => {
      const { target } = event;
      if (target instanceof Element && target.closest("a,form")) event.stopPropagation();
    };
    addEventListener(type, bypassRouter, true);
  }
}

/** Keeps a flow usable when one of its screens throws: choices are in the URL, draft values in the tab. */
export class ScreenBoundary extends Component<
  { screen: string; children: ReactNode },
  { error: unknown }
> {
  state = { error: null };

  componentDidUpdate({ screen }: { screen: string }) {
    if (screen !== this.props.screen && this.state.error) this.setState({ error: null });
  }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? true };
  }

  render() {
    return this.state.error ? <BrokenScreen /> : this.props.children;
  }
}

export function BrokenScreen() {
  return (
    <div className="px-5 py-6 sm:px-8">
      <Alert tone="failure" title={texts.screenBroken.title} answer={BrokenScreen}>
        <p>{texts.screenBroken.text}</p>
        <Button type="button" className="mt-4" onClick={() => location.reload()}>
          {texts.tryAgainButton}
        </Button>
      </Alert>
    </div>
  );
}
