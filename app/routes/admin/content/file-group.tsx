import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import type { Group } from "~/features/editor/files/list-files.server";
import { textLinkClass } from "~/ui/button";

type Props = { group: Group; isOpen: boolean; isSetUp: boolean };

/** Closed but for the first one: a phone shows all groups at once. */
export function FileGroup({ group: { heading, entries, newIn }, isOpen, isSetUp }: Props) {
  const { newLink } = contentEditor.entries;
  return (
    <details open={isOpen} className="mt-4 max-w-3xl border-t border-ink-rule">
      <summary className="min-h-11 cursor-pointer py-2">
        <h2 className="inline-block font-display text-card">{heading}</h2>
      </summary>
      {newIn && isSetUp && (
        <p>
          <a
            href={`/studio/content/new/${newIn}`}
            aria-label={fill(contentEditor.form.ofButton, { action: newLink, entry: heading })}
            className={textLinkClass}
          >
            {newLink}
          </a>
        </p>
      )}
      <ul className="ruled-2 mt-3 max-w-3xl">
        {entries.map(({ label, files }) => (
          <li key={`${label} ${files[0]?.name}`}>
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
    </details>
  );
}

type FileLinkProps = { name: string; title: string; isNotBuilt?: boolean; isOpen: boolean };

function FileLink({ name, title, isNotBuilt, isOpen }: FileLinkProps) {
  if (!isOpen) return <span className="inline-flex min-h-11 items-center">{title}</span>;
  return (
    <span>
      <a href={`/studio/content/${name}`} className={textLinkClass}>
        {title}
      </a>
      {isNotBuilt && (
        <span className="text-small text-mist-muted"> ({contentEditor.list.notBuilt})</span>
      )}
    </span>
  );
}
