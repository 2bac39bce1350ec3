import { TextLink } from "~/ui/button";
import { Bullets } from "../page-parts";

export type Reason = { name: string | null; sentence: string; field?: string };

export function ReasonList({ reasons }: { reasons: Reason[] }) {
  return (
    <Bullets>
      {reasons.map(({ name, sentence, field }) => (
        <li key={`${name} ${field} ${sentence}`}>
          {name === null ? (
            sentence
          ) : (
            <TextLink
              href={`/studio/content/${name}${field ? `?field=${encodeURIComponent(field)}` : ""}`}
              label={sentence}
            />
          )}
        </li>
      ))}
    </Bullets>
  );
}
