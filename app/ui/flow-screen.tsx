import { Component, type ReactNode, useEffect, useRef, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { screenBroken, tryAgainButton } from "#content/connection.yaml";
import { Alert } from "./alert";
import { Button } from "./button";
import { ConnectionAlert } from "./connection";
import { useHydrated } from "./hydration";

const HEADING_ID = "screen-heading";

export const screenHeading = { id: HEADING_ID, tabIndex: -1 };

export function focusScreen(): HTMLElement | null {
  const heading = document.getElementById(HEADING_ID);
  heading?.focus({ preventScroll: true });
  return heading;
}

/** The present screen of a flow; `modules` are the scripts of all of its screens. */
export function FlowScreen({ modules }: { modules: string[] }) {
  const { pathname } = useLocation();
  useScreenFocus(pathname);
  useScreenScripts(modules);
  // Marks hydration as done for screens that mount later.
  useHydrated();
  return (
    <>
      <ScreenBoundary screen={pathname}>
        <Outlet />
      </ScreenBoundary>
      <ConnectionAlert />
    </>
  );
}

/** Whether the screen before was a later one: then the next one comes from the other side. */
export function useGoesBack(position: number): boolean {
  const [shown, setShown] = useState({ position, isBack: false });
  const isBack = position === shown.position ? shown.isBack : position < shown.position;
  if (position !== shown.position) setShown({ position, isBack });
  return isBack;
}

/** Scrolls each new screen of a dialog to its top and focuses its heading, as a new page would. */
function useScreenFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusScreen()?.closest("dialog")?.scrollTo({ top: 0 });
  }, [pathname]);
}

/** Loads a flow's other scripts early: a deploy or bad network could make them unavailable. */
function useScreenScripts(modules: string[]): void {
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

/** When a screen throws, the flow goes on: choices are in the URL, draft values in the tab. */
class ScreenBoundary extends Component<
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
      <Alert tone="failure" title={screenBroken.title} focusOn={true}>
        <p>{screenBroken.text}</p>
        <Button type="button" className="mt-4" onClick={() => location.reload()}>
          {tryAgainButton}
        </Button>
      </Alert>
    </div>
  );
}
