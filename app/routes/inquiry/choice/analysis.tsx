import * as words from "#content/words/inquiry";
/** What an answer means for the visitor's films: a calm panel beside the question. */
export function Analysis({
  title,
  body,
  points,
}: {
  title: string;
  body: string;
  points: string[];
}) {
  return (
    <section aria-label={words.whatThisMeans} className="border-l-4 border-rain bg-ink-raised p-5">
      <h4 className="font-semibold">{title}</h4>
      <p className="mt-2 text-small text-mist-soft">{body}</p>
      <ul className="mt-3 text-small text-mist-soft *:border-t *:border-ink-line *:border-ink-rule *:py-2">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
