import { Component, type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { connection as texts } from "#content/connection";
import { Alert } from "./alert";
import { Button } from "./button";

const HEADING_ID = "screen-heading";

/** The attributes of a screen's heading, which focusScreen finds. */
export const screenHeading = { id: HEADING_ID, tabIndex: -1 };

/** Moves focus to the screen's heading, where a screen reader begins. */
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

/**
 * Loads the scripts of a flow's other screens after hydration, so that a later deploy or a bad network
 * cannot take them away. If one is missing already, links and forms load whole documents: React Router
 * would only reload the present page at each attempt.
 */
export function useScreenScripts(modules: string[]): void {
  useEffect(() => {
    for (const module of modules) import(/* @vite-ignore */ module).catch(navigateByDocuments);
  }, [modules]);
}

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

/** In place of a screen that threw in the browser: a button that loads it again. */
export function BrokenScreen() {
  return (
    <div className="px-5 py-7 sm:px-8">
      <Alert tone="failure" title={texts.screenBroken.title} answer={BrokenScreen}>
        <p>{texts.screenBroken.text}</p>
        <Button type="button" className="mt-4" onClick={() => location.reload()}>
          {texts.tryAgainButton}
        </Button>
      </Alert>
    </div>
  );
}
