import { createElement, type HTMLAttributes, type ReactNode } from "react";

const kept = new Map<string, string>();

/**
 * An element whose content only the server renders: hydration keeps its HTML and no script is sent
 * for it. Pass the content as `{import.meta.env.SSR && <Content />}`, so that the client's build drops it.
 */
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
