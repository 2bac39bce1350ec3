import { inbox } from "#content/studio";
import { ButtonLink } from "~/ui/button";
import { eyebrowClass } from "~/ui/eyebrow";
import { When } from "../when";

export function Gone({
  reference,
  at,
  copies,
  now,
}: {
  reference: string;
  at: number;
  copies: string[];
  now: number;
}) {
  return (
    <div className="py-10">
      <p className={eyebrowClass}>{reference}</p>
      <h1 className="mt-3 font-display text-title">{inbox.forget.gone}</h1>
      <p role="status" className="mt-4 text-mist-soft">
        {inbox.forget.did} <When time={at} now={now} />.
      </p>
      <h2 className="mt-8 font-semibold">{inbox.stillHeld}</h2>
      <ul className="mt-2 list-disc pl-5 text-mist-soft">
        {copies.map((copy) => (
          <li key={copy}>{copy}</li>
        ))}
      </ul>
      <p className="mt-8">
        <ButtonLink href="/studio" kind="secondary">
          {inbox.toInbox}
        </ButtonLink>
      </p>
    </div>
  );
}
