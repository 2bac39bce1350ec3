import { layout } from "#content/layout";
export function Breadcrumb({ page }: { page: string }) {
  return (
    <nav
      aria-label={layout.breadcrumb.label}
      className="w-full px-gutter pt-6 text-small text-mist-muted"
    >
      <ol className="flex flex-wrap gap-2">
        <li>
          <a href="/" className="underline underline-offset-4 hover:text-mist">
            {layout.breadcrumb.home}
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
