import { setupCard } from "#content/setup-card";

/** How we set up a camera: the same words in every article that says it. */
export function SetupCard() {
  return (
    <div role="note">
      <p className="font-semibold">{setupCard.title}</p>
      {setupCard.lines.map(({ name, text }) => (
        <p key={name}>
          <strong>{name}:</strong> {text}
        </p>
      ))}
    </div>
  );
}
