export function Tags({ tags }: { tags: string[] }) {
  return (
    <ul aria-label="Tags" className="mb-5 flex flex-wrap gap-2 text-small text-mist-soft">
      {tags.map((tag) => (
        <li key={tag}>
          <a
            href={`/blog?q=${tag}`}
            className="relative inline-flex min-h-7 items-center border border-ink-line px-2.5 hover:border-mist hover:text-mist"
          >
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}
