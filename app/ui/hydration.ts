import { useEffect, useState } from "react";
import { HYDRATED } from "./hydration-files";

let hydrated = false;

/** False in the server's HTML and in the first render over it, true ever after. */
export function useHydrated(): boolean {
  const [value, setValue] = useState(hydrated);
  useEffect(() => {
    if (!hydrated) queueMicrotask(() => dispatchEvent(new Event(HYDRATED)));
    hydrated = true;
    setValue(true);
  }, []);
  return value;
}
