type Side = { heading: string; points: string[] };

export function Fit({ yes, no }: { yes: Side; no: Side }) {
  return (
    <div className="grid gap-10 md:grid-cols-2">
      {[yes, no].map(({ heading, points }) => (
        <div key={heading}>
          <h3 className="font-display text-card">{heading}</h3>
          <ul className="mt-3 text-mist-soft *:border-t *:border-ink-rule *:py-3">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
