import { Spots } from "./spots";

export function OfferFacts({
  name,
  price,
  unit,
  facts,
  spots,
}: {
  name: string;
  price: string;
  unit: string;
  facts: string[];
  spots: { available: number; max: number };
}) {
  return (
    <div className="grid gap-x-16 gap-y-8 border border-ink-rule bg-ink-panel p-6 sm:p-8 lg:grid-cols-[auto_1fr]">
      <div>
        <h3 className="font-semibold">{name}</h3>
        <p className="mt-3 font-display text-step-9">{price}</p>
        <p className="text-small text-mist-muted">{unit}</p>
        <div className="mt-5">
          <Spots {...spots} />
        </div>
      </div>
      <ul className="grid content-start text-mist-soft *:border-t *:border-ink-rule *:py-3 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-1">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
