import type { Platform } from "~/env.server";
import pageTransition from "../page-transition.css?inline";

/** `source`: what the document's policy calls the text. */
type WrittenStyle = { text: string; source: string };

const kept = new Map<string, WrittenStyle>();

/**
 * A page's style sheet as text to stand in its document, which paints a round trip earlier than with
 * a file. Read once an isolate; null where it cannot be read, and the document names the file.
 */
export async function readPageStyle(
  { bindings }: Pick<Platform, "bindings">,
  url: string,
): Promise<WrittenStyle | null> {
  const known = kept.get(url);
  if (known) return known;
  const address = new URL(url, "https://assets.invalid");
  const response = await bindings.ASSETS.fetch(address).catch(() => null);
  if (!response?.ok) return null;
  const text = pageTransition + (await response.text());
  const style = { text, source: await hashSource(text) };
  kept.set(url, style);
  return style;
}

async function hashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
