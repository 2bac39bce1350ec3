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
import { pageTitle } from "~/seo/page-meta";
import { textLinkClass } from "~/ui/button";
import type { Route } from "./+types/list";
import { Hits, MAX_QUERY_LENGTH, Search } from "./content-search";
import { Note } from "./file-form";
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

export const meta: Route.MetaFunction = () => [{ title: pageTitle(contentEditor.title) }];

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
  const { title, lede, list, notes, undo } = contentEditor;
  return (
    <>
      <h1 className="font-display text-title">{title}</h1>
      <p className="mt-2 max-w-measure text-mist-soft">{lede}</p>
      {!isSetUp && <Note {...list.notSetUp} />}
      {state && <StoreNotice {...state} />}
      {isUndone && <Note {...(isLocal ? notes.savedHere : notes.saved)} title={undo.done} />}
      {removed && (
        <>
          <Note {...contentEditor.entries.removed} />
          {removed.commit && (
            <p className="mt-3">
              <UndoLink commit={removed.commit} file={removed.name} />
            </p>
          )}
        </>
      )}
      <Search query={query} />
      {hits && <Hits hits={hits} />}
      {isSetUp && !hits && (
        <p className="mt-6">
          <a href="/studio/content/pictures" className={textLinkClass}>
            {contentEditor.pictures.link}
          </a>
        </p>
      )}
      <TranslationLinks languages={languages} leaving={leaving} />
      {!hits &&
        groups.map((group, at) => (
          <FileGroup key={group.heading} group={group} isOpen={at === 0} isSetUp={isSetUp} />
        ))}
      {history && <LastChanges history={history} runs={runs} file="" isLocal={isLocal} />}
    </>
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
  if ("problem" in state) return <Note title={list.noStore} text={failures[state.problem]} />;
  if (!state.mayWrite) return <Note title={list.noStore} text={failures.rights} />;
  if (state.ends === null) return null;
  const day = formatTime(state.ends, Date.now());
  if (state.ends - Date.now() < TOKEN_NOTICE_MS)
    return <Note title={fill(list.tokenEndsSoon, { day })} text={list.newToken} />;
  return <p className="mt-2 text-small text-mist-muted">{fill(list.tokenEnds, { day })}</p>;
}
