import { Sketch } from "./sketch";

/** The questions as a storyboard: a sketched frame each, and what is said over it. */
export function Framework({ items }: { items: { title: string; body: string }[] }) {
  return (
    <ol className="grid gap-x-10 gap-y-12 md:grid-cols-2">
      {items.map(({ title, body }, at) => (
        <li key={title}>
          <Sketch at={at} />
          <h3 className="mt-5 font-display text-card">{title}</h3>
          <p className="mt-3 max-w-measure text-mist-soft">{body}</p>
        </li>
      ))}
    </ol>
  );
}
