import { textLinkClass } from "~/ui/button";

export type Reason = { name: string | null; sentence: string; field?: string };

export function ReasonList({ reasons }: { reasons: Reason[] }) {
  return (
    <ul className="mt-4 max-w-3xl list-disc ps-5 wrap-anywhere">
      {reasons.map(({ name, sentence, field }) => (
        <li key={`${name} ${field} ${sentence}`}>
          {name === null ? (
            sentence
          ) : (
            <a
              href={`/studio/content/${name}${field ? `?field=${encodeURIComponent(field)}` : ""}`}
              className={textLinkClass}
            >
              {sentence}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
