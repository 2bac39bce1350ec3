import * as words from "#content/words/blog";

export function Tags({ tags, className = "mb-5" }: { tags: string[]; className?: string }) {
  return (
    <ul aria-label={words.tags} className={`tags ${className}`}>
      {tags.map((tag) => (
        <li key={tag}>
          <a href={`/blog?q=${tag}`}>{tag}</a>
        </li>
      ))}
    </ul>
  );
}
