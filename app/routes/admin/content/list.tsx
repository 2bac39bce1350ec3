import { contentEditor } from "#content/studio/content-editor.yaml";
import { requireAdmin } from "~/features/admin/guard.server";
import { openStore } from "~/features/editor/open-store.server";
import { pageTitle } from "~/seo/page-meta";
import { textLinkClass } from "~/ui/button";
import type { Route } from "./+types/list";

export async function loader({ context }: Route.LoaderArgs) {
  const { platform } = requireAdmin(context);
  // Loaded here: YAML and all schemas would delay the start of the Worker for visitors.
  const { listFiles } = await import("~/features/editor/list-files.server");
  return { isSetUp: openStore(platform.settings) !== null, groups: listFiles() };
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle(contentEditor.title) }];

export default function ContentListPage({ loaderData: { isSetUp, groups } }: Route.ComponentProps) {
  const { title, lede, list } = contentEditor;
  return (
    <>
      <h1 className="font-display text-title">{title}</h1>
      <p className="mt-2 max-w-measure text-mist-soft">{lede}</p>
      {!isSetUp && (
        <div
          role="status"
          className="mt-5 max-w-3xl border-l-4 border-rain bg-ink-raised px-5 py-4"
        >
          <p className="font-semibold">{list.notSetUp.title}</p>
          <p className="text-mist-soft">{list.notSetUp.text}</p>
        </div>
      )}
      {groups.map(({ heading, entries }) => (
        <section key={heading} className="mt-8">
          <h2 className="font-display text-card">{heading}</h2>
          <ul className="ruled-2 mt-3 max-w-3xl">
            {entries.map(({ label, files }) => (
              <li key={label}>
                {files.length === 1 && files[0] ? (
                  <FileLink {...files[0]} isOpen={isSetUp} />
                ) : (
                  <>
                    <p className="mt-1 text-small text-mist-muted">{label}</p>
                    <p className="flex flex-wrap gap-x-6">
                      {files.map((file) => (
                        <FileLink key={file.name} {...file} isOpen={isSetUp} />
                      ))}
                    </p>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function FileLink({ name, title, isOpen }: { name: string; title: string; isOpen: boolean }) {
  if (!isOpen) return <span className="inline-flex min-h-11 items-center">{title}</span>;
  return (
    <a href={`/studio/content/${name}`} className={textLinkClass}>
      {title}
    </a>
  );
}
