import { ButtonLink } from "./button";

/** Text browsers show what is hidden: the words stay with enhance/live-search.ts until they are true. */
export function NothingFound({
  isTrue,
  text,
  reset,
  href,
}: {
  isTrue: boolean;
  text: string;
  reset: string;
  href: string;
}) {
  return (
    <div data-live-empty hidden={!isTrue} className="mt-8 border border-ink-line p-8">
      <p className="font-display text-card" data-live-words={text}>
        {isTrue && text}
      </p>
      <p className="mt-5">
        <ButtonLink
          href={href}
          kind="secondary"
          data-live-set="q=&category="
          data-live-words={reset}
        >
          {isTrue && reset}
        </ButtonLink>
      </p>
    </div>
  );
}
