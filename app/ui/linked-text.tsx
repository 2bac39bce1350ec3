import { partsOf } from "#content/linked-text";

export function LinkedText({ text }: { text: string }) {
  return partsOf(text).map(({ words, href }) =>
    href ? (
      <a key={href} href={href} className="link-within">
        {words}
      </a>
    ) : (
      words
    ),
  );
}
