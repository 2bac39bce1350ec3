import { useEffect, useState } from "react";

let hydrated = false;

/** False in the server's HTML and in the first render over it, true ever after. Browser tests wait for the attribute. */
export function useHydrated(): boolean {
  const [value, setValue] = useState(hydrated);
  useEffect(() => {
    hydrated = true;
    document.documentElement.toggleAttribute("data-hydrated", true);
    setValue(true);
  }, []);
  return value;
}
