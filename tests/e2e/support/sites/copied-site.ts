import { copyProject } from "../../../setup/project-copy.ts";
import { startPrinted } from "./printed-site.ts";

type Copy = ReturnType<typeof copyProject>;

/** Builds and serves a copy of the project that `change` has edited; the copy goes when it stops. */
export async function startCopiedSite(change: (copy: Copy) => void) {
  const copy = copyProject();
  try {
    change(copy);
    const built = copy.run("node_modules/@react-router/dev/bin.cjs", "build");
    if (built.code !== 0) throw new Error(built.said);
    const { url, stop } = await startPrinted(copy.root, ".wrangler/state");
    return { url, stop: () => stop().then(() => copy.remove()) };
  } catch (error) {
    copy.remove();
    throw error;
  }
}
