import { Cutaway } from "~/site/cutaway";

/** The hero's picture once more, focused on what lies behind the glass. */
export function Street() {
  return <Cutaway still="hero-street" />;
}
