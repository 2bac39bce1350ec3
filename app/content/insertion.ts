/** `{price:coaching}`: a fact of other files, filled in by the build. `{count}`: a value that is known when a page is rendered. */
export const INSERTION = /\{([\w-]+(?::[^{}]+)?)\}/g;

/** Replaces insertions by what `look` finds; others stay as they are written. */
export function replaceInsertions(
  text: string,
  look: (name: string) => string | undefined,
): string {
  return text.replace(INSERTION, (written, name: string) => look(name) ?? written);
}
