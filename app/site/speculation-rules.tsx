import { SPECULATION_RULES } from "~/http/speculation-rules";

/** Which links may be opened ahead, in the document: a file of their own would be asked for before the paint. */
export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rules of our own, without any markup.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? SPECULATION_RULES : "" }}
    />
  );
}
