import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { requireAdmin } from "~/features/admin/guard.server";
import { formatTime } from "~/features/admin/time";
import { listLastChanges } from "~/features/editor/stores/history.server";
import { isLocalStore, openStore, runsOf } from "~/features/editor/stores/open-store.server";
import {
  type ContentStore,
  StoreError,
  type StoreProblem,
  type Token,
} from "~/features/editor/stores/store.server";
import { DAY_MS } from "~/http/timing";
import { Alert } from "~/ui/alert";
import { TextLink } from "~/ui/button";
import { Note } from "../page-parts";
import type { Route } from "./+types/list";
import { Hits, MAX_QUERY_LENGTH, Search } from "./content-search";
import { EditorPage } from "./editor-page";
import { FileGroup } from "./file-group";
import { LastChanges, UndoLink } from "./last-changes";
import { TranslationLinks } from "./translation-links";

/** How long before its end a token is worth more than a line. */
const TOKEN_NOTICE_MS = 30 * DAY_MS;

export async function loader({ url, context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { platform } = admin;
  // Loaded here: YAML and all schemas would delay the start of the Worker for visitors.
  const { searchContent } = await import("~/features/editor/files/search.server");
  const { listFiles } = await import("~/features/editor/files/list-files.server");
  const { listLeaving, listProgress } = await import(
    "~/features/editor/translation/translation-list.server"
  );
  const { settings } = platform;
  const store = openStore(settings);
  const built = import.meta.env.COMMIT ?? null;
  const { builtTexts, storedTexts } = await import("~/features/editor/files/site-content.server");
  const isAll = url.searchParams.has("changes");
  const [state, history, texts] = await Promise.all([
    store && describeStore(store),
    store ? listLastChanges(store, built, { isAll }).catch(withDefault(null)) : null,
    store ? storedTexts(store).catch(withDefault(undefined)) : undefined,
  ]);
  const query = (url.searchParams.get("q") ?? "").slice(0, MAX_QUERY_LENGTH);
  const hits = query ? searchContent(query, texts) : null;
  return {
    query,
    hits,
    isSetUp: store !== null,
    state,
    groups: listFiles(texts),
    languages: store ? listProgress(texts) : [],
    leaving: texts ? listLeaving(builtTexts, texts) : [],
    history,
    runs: runsOf(settings),
    isLocal: isLocalStore(settings),
    removed: readRemoved(url.searchParams),
    isUndone: url.searchParams.has("undone"),
  };
}

function readRemoved(asked: URLSearchParams) {
  const name = asked.get("deleted") ?? "";
  return /^[a-z-]+\/\w[\w.-]*$/.test(name) ? { name, commit: asked.get("commit") ?? "" } : null;
}

export default function ContentListPage({
  loaderData: {
    query,
    hits,
    isSetUp,
    state,
    groups,
    languages,
    leaving,
    history,
    runs,
    removed,
    isUndone,
    isLocal,
  },
}: Route.ComponentProps) {
  const { title, lede, list, notes, undo, entries } = contentEditor;
  return (
    <EditorPage title={title} lede={lede} back={undefined}>
      {!isSetUp && <Alert title={list.notSetUp.title}>{list.notSetUp.text}</Alert>}
      {state && <StoreNotice {...state} />}
      {isUndone && (
        <Alert title={undo.done}>{(isLocal ? notes.savedHere : notes.saved).text}</Alert>
      )}
      {removed && (
        <>
          <Alert title={entries.removed.title}>{entries.removed.text}</Alert>
          {removed.commit && (
            <p>
              <UndoLink commit={removed.commit} file={removed.name} />
            </p>
          )}
        </>
      )}
      <Search query={query} />
      {hits && <Hits hits={hits} />}
      {isSetUp && !hits && (
        <p>
          <TextLink href="/studio/content/pictures" label={contentEditor.pictures.link} />
        </p>
      )}
      <TranslationLinks languages={languages} leaving={leaving} />
      {!hits && (
        <div>
          {groups.map((group, at) => (
            <FileGroup key={group.heading} group={group} isOpen={at === 0} isSetUp={isSetUp} />
          ))}
        </div>
      )}
      {history && <LastChanges history={history} runs={runs} file="" isLocal={isLocal} />}
    </EditorPage>
  );
}

/** Of a repository that does not answer: the page says so once. */
function withDefault<Value>(value: Value) {
  return (error: unknown): Value => {
    if (!(error instanceof StoreError)) throw error;
    return value;
  };
}

type StoreState = Token | { problem: StoreProblem };

/** A file says it again when it is opened; here nothing is lost yet. */
async function describeStore(store: ContentStore): Promise<StoreState> {
  try {
    return await store.describeToken();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { problem: error.problem };
  }
}

function StoreNotice(state: StoreState) {
  const { list, failures } = contentEditor;
  if ("problem" in state) return <Alert title={list.noStore}>{failures[state.problem]}</Alert>;
  if (!state.mayWrite) return <Alert title={list.noStore}>{failures.rights}</Alert>;
  if (state.ends === null) return null;
  const day = formatTime(state.ends, Date.now());
  if (state.ends - Date.now() < TOKEN_NOTICE_MS)
    return <Alert title={fill(list.tokenEndsSoon, { day })}>{list.newToken}</Alert>;
  return <Note>{fill(list.tokenEnds, { day })}</Note>;
}
