import * as words from "#content/words/ui";
/** The other ways to say it, within a sentence: "write to ... or call ...". */
export function ReachUs({
  email,
  phone,
}: {
  email: string;
  phone: { display: string; tel: string };
}) {
  return (
    <>
      {words.writeTo}{" "}
      <a href={`mailto:${email}`} className="underline underline-offset-4">
        {email}
      </a>{" "}
      {words.orCall}{" "}
      <a href={`tel:${phone.tel}`} className="underline underline-offset-4">
        {phone.display}
      </a>
    </>
  );
}
