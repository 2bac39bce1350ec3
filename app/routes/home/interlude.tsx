import { ImageBreak } from "~/site/backdrop";

/** The picture before the prices; a module of its own, as what this folder holds is for the server alone. */
export function Interlude() {
  return <ImageBreak path="/" />;
}
