import { Component, type ReactNode } from "react";
import * as words from "#content/words/ui";
import { Button } from "./button";
import { Notice } from "./notice";

/** Keeps a guided flow standing when one of its screens breaks: what was chosen and typed is in the address and kept. */
export class ScreenBoundary extends Component<
  { screen: string; children: ReactNode },
  { broken: unknown }
> {
  state = { broken: null };

  componentDidUpdate({ screen }: { screen: string }) {
    if (screen !== this.props.screen && this.state.broken) this.setState({ broken: null });
  }

  static getDerivedStateFromError(error: unknown) {
    return { broken: error ?? true };
  }

  render() {
    return this.state.broken ? <BrokenScreen /> : this.props.children;
  }
}

/** What a screen leaves that broke in the browser: the way to open it anew. */
export function BrokenScreen() {
  return (
    <div className="px-5 py-7 sm:px-8">
      <Notice tone="failure" title={words.thisScreenDidNot} answer={BrokenScreen}>
        <p>{words.whatYouChoseIs}</p>
        <Button type="button" className="mt-4" onClick={() => location.reload()}>
          {words.tryAgain}
        </Button>
      </Notice>
    </div>
  );
}
