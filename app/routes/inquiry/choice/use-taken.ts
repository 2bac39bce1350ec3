import { useEffect, useEffectEvent, useState } from "react";
import { CHOSEN } from "~/ui/hydration-files";
import type { Taken } from "./options-form";

/** The card taken in this document, or before it by a visitor who was quicker than the scripts. */
export function useTaken(selected: string | undefined) {
  const [taken, take] = useState<Taken | null>(null);
  const takeEarlyChoice = useEffectEvent(() => {
    const address = new URL(location.href);
    if (!selected || !address.searchParams.has(CHOSEN)) return;
    // Only this document waits and moves on: not a reload, not a visit by Back.
    address.searchParams.delete(CHOSEN);
    history.replaceState(history.state, "", address);
    take({ value: selected, turn: 1 });
  });
  useEffect(() => takeEarlyChoice(), []);
  return [taken, take] as const;
}
