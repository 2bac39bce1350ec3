import { NOTED_FILE } from "~/content/noted";
import { pageOf } from "~/features/editor/files/file-page.server";
import {
  isEditable,
  nameOfPath,
  parse,
  pathOf,
  type Texts,
} from "~/features/editor/files/site-content.server";
import { draftOf } from "~/features/editor/form/draft";
import { formSchemaOf } from "~/features/editor/form/file-schema.server";
import { inOwnWords } from "~/features/editor/form/labels";
import type { ContentStore, FileChange, StoredFile } from "~/features/editor/stores/store.server";
import type { FormChange } from "./changes";
import { changedLines } from "./line-changes";
import { renameDraft } from "./merge-drafts";
import { type AskedUndo, planUndo, textOf } from "./undo.server";

export async function reviewUndo(store: ContentStore, asked: AskedUndo, served: string[]) {
  const plan = await planUndo(store, asked, served);
  if ("why" in plan) return plan;
  const changes = await Promise.all(
    plan.changes.map((change) => listUndoChanges(store, plan.site, change)),
  );
  const { message, author, time } = plan.commit;
  return { message, author, time, isDone: changes.length === 0, changes: changes.flat() };
}

async function listUndoChanges(
  store: ContentStore,
  site: Texts,
  change: FileChange,
): Promise<FormChange[]> {
  const { path, before } = change;
  // Made by the editor, and read by nobody.
  if (path.endsWith(`/${NOTED_FILE}`)) return [];
  const where = [inOwnWords(path, {}, site)];
  if ("isGone" in change) return [{ kind: "deleted", where }];
  if (before === null) return [{ kind: "added", where }];
  if (!/\.(yaml|mdx)$/.test(path)) return [{ kind: "changed", where }];
  const [now, then] = await Promise.all([store.recall(before), textOf(store, change)]);
  if (now === null || then === null) return [{ kind: "changed", where }];
  const inForm = changesInForm(site, path, { text: now, version: before }, then);
  return (
    inForm ??
    changedLines(now, then).map((lines) => ({ kind: "changed" as const, where, ...lines }))
  );
}

/** Null of a file that has no form, or cannot be read. */
function changesInForm(site: Texts, path: string, stored: StoredFile, then: string) {
  const name = nameOfPath(`/${path}`);
  if (!isEditable(name) || pathOf(name) !== path) return null;
  const schema = formSchemaOf(name);
  const [now, former] = [stored.text, then].map((text) => draftOf(schema, parse(name, text).value));
  if (!now || !former) return null;
  const { version } = stored;
  const shown = { name, texts: site, part: "", version, stored, draft: renameDraft(former, now) };
  const { title, changes } = pageOf({ ...shown, isReview: true });
  return changes?.map((it) => ({ ...it, where: [title, ...it.where] }));
}
