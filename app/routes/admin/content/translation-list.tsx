import { data } from "react-router";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { requireAdmin } from "~/features/admin/guard.server";
import { openStore } from "~/features/editor/stores/open-store.server";
import { StoreError } from "~/features/editor/stores/store.server";
import type {
  FileState,
  TranslationPage,
} from "~/features/editor/translation/translation-list.server";
import { pageTitle } from "~/seo/page-meta";
import { textLinkClass } from "~/ui/button";
import type { Route } from "./+types/translation-list";
import { BackToList } from "./editor-page";
import { FileLink, FileLinks } from "./translation-links";

const { translation: texts } = contentEditor;

export async function loader({ params: { language }, context }: Route.LoaderArgs) {
  const { settings } = requireAdmin(context).platform;
  const store = openStore(settings);
  const { describeLanguage } = await import(
    "~/features/editor/translation/translation-list.server"
  );
  const { storedTexts } = await import("~/features/editor/files/site-content.server");
  if (!store) throw data(null, { status: 404 });
  // Without the repository, as it was built: a file says why it cannot be opened.
  const texts = await storedTexts(store).catch((error) => {
    if (!(error instanceof StoreError)) throw error;
    return undefined;
  });
  const page = describeLanguage(language, texts);
  if (!page) throw data(null, { status: 404 });
  return page;
}

const titleOf = (language: string) => fill(texts.title, { language });

export default function TranslationListPage({ loaderData }: Route.ComponentProps) {
  const { title, first, done, pages, everyPage, toDo, outdated, unchanged } = loaderData;
  return (
    <>
      <title>{pageTitle(titleOf(title))}</title>
      <BackToList />
      <h1 className="font-display text-title">{titleOf(title)}</h1>
      <p className="mt-2 max-w-measure text-mist-soft">
        {fill(texts.progress, { language: title, done, pages })}. {fill(texts.lede, { first })}
      </p>
      {toDo.length > 0 && (
        <Section heading={texts.toDoHeading}>
          {everyPage.length > 0 && <PageFiles page={texts.everyPage} files={everyPage} />}
          {toDo.map((it) => (
            <PageFiles key={it.page} {...it} />
          ))}
        </Section>
      )}
      <Files heading={fill(texts.outdatedHeading, { first })} files={outdated} />
      <Files heading={fill(texts.unchangedHeading, { first })} files={unchanged} />
      {done > 0 && (
        <Section heading={texts.completeHeading}>
          <li>{loaderData.complete.join(" · ")}</li>
        </Section>
      )}
      <Files heading={texts.allHeading} files={loaderData.files} />
    </>
  );
}

function Section({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="font-display text-card">{heading}</h2>
      <ul className="ruled-2 mt-3 max-w-3xl">{children}</ul>
    </section>
  );
}

function PageFiles({
  page,
  files,
  above,
}: {
  page: string;
  files: FileState[];
  above?: TranslationPage["toDo"][number]["above"];
}) {
  return (
    <li>
      <p className="mt-1 text-small text-mist-muted">{page}</p>
      {above && (
        <p>
          <a href={above.href} className={textLinkClass}>
            {fill(texts.pageAbove, { page: above.page })}
          </a>
        </p>
      )}
      <FileLinks files={files} />
    </li>
  );
}

function Files({ heading, files }: { heading: string; files: FileState[] }) {
  if (files.length === 0) return null;
  return (
    <Section heading={heading}>
      {files.map((file) => (
        <li key={file.href}>
          <FileLink {...file} />
        </li>
      ))}
    </Section>
  );
}
