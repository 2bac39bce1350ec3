import { contentEditor } from "#content/studio/content-editor.yaml";
import { changes, type Step } from "../owner/editor-walk.ts";
import { openWalk } from "./edited-repository.ts";
import { clear, follow, next, press, previous, seek, tab, type, walkWithLynx } from "./lynx.ts";

const { files, list, title } = contentEditor;

/** The same changes as in the other browsers; lynx is given the keys of each when it starts. */
export async function editWithLynx() {
  const { entrance, commit, expectCommits } = await openWalk("lynx");
  for (const change of changes) {
    let keys = follow(title);
    for (const step of change.steps) {
      if ("upload" in step) {
        await walkWithLynx(entrance, keys);
        // Somebody else uploads the picture: lynx would change its bytes to UTF-8.
        await commit(step.to, step.upload);
        keys = follow(title);
      } else keys.push(...keysOf(step));
    }
    await expectCommits(change, await walkWithLynx(entrance, keys));
  }
}

function keysOf(step: Exclude<Step, { upload: string }>): string[] {
  if ("find" in step) {
    const search = [...seek(list.search.label), ...type(step.find), ...tab, ...press];
    return [...search, ...follow(files[step.file])];
  }
  // Above them, the list names the same files of other languages.
  if ("open" in step) return [...seek(list.often), ...follow(step.named)];
  if ("follow" in step) return follow(step.follow);
  if ("save" in step) return [...follow("(review)"), ...follow("(save)")];
  const [button, stops] = step.from;
  const [there, back] = stops < 0 ? [previous, next] : [next, previous];
  const field = [...seek(`(${button.trim()})`), ...times(Math.abs(stops), there)];
  if ("press" in step) return [...field, ...press];
  if ("choose" in step) return [...field, ...press, ...seek(step.choose), ...press];
  const lines = step.write.split("\n").map((line) => [...clear, ...type(line)]);
  const written = lines.flatMap((line, at) => (at === 0 ? line : [...press, ...line]));
  // In a field every key writes, also those that go elsewhere.
  return [...field, ...written, ...times(Math.abs(stops) + lines.length - 1, back)];
}

const times = (count: number, keys: string[]) => Array.from({ length: count }, () => keys).flat();
