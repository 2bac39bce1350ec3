import { partsOf } from "#content/linked-text";

/** A text of content/ with the links that stand in it. */
export function LinkedText({ text }: { text: string }) {
  return partsOf(text).map(({ words, href }) =>
    href ? (
      <a key={href} href={href} className="link hover:text-mist">
        {words}
      </a>
    ) : (
      words
    ),
  );
}
