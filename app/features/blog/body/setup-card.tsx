import { setupCard } from "#content/setup-card";

/** How we set up a camera: the same words in every article that says it. */
export function SetupCard() {
  return (
    <div role="note" className="aside-box">
      <p className="font-semibold">{setupCard.title}</p>
      <ul>
        {setupCard.lines.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}:</strong> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
