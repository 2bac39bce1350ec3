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
import { TextLink } from "~/ui/button";
import { Note, Rows, Section } from "../page-parts";
import type { Route } from "./+types/translation-list";
import { EditorPage } from "./editor-page";
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

export default function TranslationListPage({ loaderData }: Route.ComponentProps) {
  const { title, first, done, pages, everyPage, toDo, outdated, unchanged } = loaderData;
  return (
    <EditorPage
      title={fill(texts.title, { language: title })}
      lede={`${fill(texts.progress, { language: title, done, pages })}. ${fill(texts.lede, { first })}`}
    >
      {toDo.length > 0 && (
        <Section id="to-do" heading={texts.toDoHeading}>
          <Rows>
            {everyPage.length > 0 && <PageFiles page={texts.everyPage} files={everyPage} />}
            {toDo.map((it) => (
              <PageFiles key={it.page} {...it} />
            ))}
          </Rows>
        </Section>
      )}
      <Files id="outdated" heading={fill(texts.outdatedHeading, { first })} files={outdated} />
      <Files id="unchanged" heading={fill(texts.unchangedHeading, { first })} files={unchanged} />
      {done > 0 && (
        <Section id="complete" heading={texts.completeHeading}>
          <p>{loaderData.complete.join(" · ")}</p>
        </Section>
      )}
      <Files id="all" heading={texts.allHeading} files={loaderData.files} />
    </EditorPage>
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
      <Note>{page}</Note>
      {above && <TextLink href={above.href} label={fill(texts.pageAbove, { page: above.page })} />}
      <FileLinks files={files} />
    </li>
  );
}

function Files({ id, heading, files }: { id: string; heading: string; files: FileState[] }) {
  if (files.length === 0) return null;
  return (
    <Section id={id} heading={heading}>
      <Rows>
        {files.map((file) => (
          <li key={file.href}>
            <FileLink {...file} />
          </li>
        ))}
      </Rows>
    </Section>
  );
}
