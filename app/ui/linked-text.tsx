import { partsOf } from "#content/linked-text";

export function LinkedText({ text }: { text: string }) {
  return partsOf(text).map(({ words, href }) =>
    href ? (
      <a key={href} href={href} className="underline underline-offset-4 hover:text-mist">
        {words}
      </a>
    ) : (
      words
    ),
  );
}
