export function Tags({ tags }: { tags: string[] }) {
  return (
    <ul aria-label="Tags" className="mb-5 flex flex-wrap gap-2 text-small text-mist-soft">
      {tags.map((tag) => (
        <li key={tag} className="border border-ink-line px-2.5 py-0.5">
          {tag}
        </li>
      ))}
    </ul>
  );
}
