import * as words from "#content/words/blog";

export function Tags({ tags, className = "mb-5" }: { tags: string[]; className?: string }) {
  return (
    <ul
      aria-label={words.tags}
      className={`flex flex-wrap gap-x-2 gap-y-4 text-small text-mist-soft ${className}`}
    >
      {tags.map((tag) => (
        <li key={tag} className="border border-ink-line hover:border-mist">
          <a
            href={`/blog?q=${tag}`}
            // Higher than its box: a thumb must hit it.
            className="relative -my-2 flex min-h-11 items-center px-2.5 hover:text-mist"
          >
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}
