import * as words from "#content/words/site";
export function Breadcrumb({ page }: { page: string }) {
  return (
    <nav aria-label={words.breadcrumb} className="page-width pt-6 text-small text-mist-muted">
      <ol className="flex flex-wrap gap-2">
        <li>
          <a href="/" className="link-within">
            {words.home}
          </a>{" "}
          <span aria-hidden="true" className="ml-2">
            /
          </span>
        </li>
        <li aria-current="page" className="text-mist-soft">
          {page}
        </li>
      </ol>
    </nav>
  );
}
