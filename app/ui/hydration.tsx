import { createElement, type HTMLAttributes, type ReactNode, useEffect, useState } from "react";

let hydrated = false;

/** False until the server's HTML has hydrated. Browser tests wait for the attribute. */
export function useHydrated(): boolean {
  const [value, setValue] = useState(hydrated);
  useEffect(() => {
    hydrated = true;
    document.documentElement.toggleAttribute("data-hydrated", true);
    setValue(true);
  }, []);
  return value;
}

const kept = new Map<string, string>();

/** Only the server renders `{import.meta.env.SSR && <Content />}`. Hydration keeps its HTML. */
export function ServerMarkup({
  as = "div",
  id,
  children,
  ...attributes
}: HTMLAttributes<HTMLElement> & {
  as?: "div" | "header" | "footer";
  id: string;
  children: ReactNode;
}) {
  if (import.meta.env.SSR) return createElement(as, { id, ...attributes }, children);
  const html = kept.get(id) ?? document.getElementById(id)?.innerHTML ?? "";
  kept.set(id, html);
  return createElement(as, {
    id,
    ...attributes,
    dangerouslySetInnerHTML: { __html: html },
    suppressHydrationWarning: true,
  });
}
