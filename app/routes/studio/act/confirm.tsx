import { inbox } from "#content/studio";
import type { Question } from "~/features/studio/do-with-lead.server";
import { toPlainLine } from "~/outbox/admin/plain-text";
import { pageTitle } from "~/seo/page-meta";
import { Button, ButtonLink } from "~/ui/button";
import { eyebrowClass } from "~/ui/eyebrow";

/** Says what is about to happen, where data goes or stays, and asks. */
export function Confirm({
  verb,
  name,
  address,
  token,
  ...question
}: Question & { address: string }) {
  const words = inbox[verb];
  return (
    <div className="max-w-measure py-6">
      <title>{pageTitle(words.title)}</title>
      <p className={eyebrowClass}>
        <bdi>{toPlainLine(name, 80) || inbox.nameless}</bdi>
      </p>
      <h1 className="mt-3 font-display text-title">{words.title}</h1>
      <p className="mt-4 text-mist-soft">{words.text}</p>
      {verb === "forget" ? <Traces {...question} /> : <Destination {...question} />}
      <form method="post" action={`${address}/${verb}`} className="mt-8 flex flex-wrap gap-4">
        <input type="hidden" name="token" value={token} />
        <Button name="confirm" value="yes">
          {words.confirm}
        </Button>
        <ButtonLink href={address} kind="secondary">
          {inbox.keep}
        </ButtonLink>
      </form>
    </div>
  );
}

function Traces({ leads, copies }: Pick<Question, "leads" | "copies">) {
  return (
    <>
      <p className="mt-4 font-semibold">{leads === 1 ? "1 lead" : `${leads} leads`}</p>
      <h2 className="mt-6 font-semibold">{inbox.stillHeld}</h2>
      <ul className="mt-2 list-disc pl-5 text-mist-soft">
        {copies.map((copy) => (
          <li key={copy}>{copy}</li>
        ))}
      </ul>
    </>
  );
}

function Destination({ destination }: Pick<Question, "destination">) {
  return (
    <p className="mt-4">
      {destination ? `${inbox.lead.goesTo} ${destination}.` : inbox.lead.stays}
    </p>
  );
}
