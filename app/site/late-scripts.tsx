import { use } from "react";
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, useMatches } from "react-router";
import hydrateLater from "~/enhance/hydrate-later.ts?worker&url";
import type { Hydration } from "~/ui/hydration-files";

/**
 * Stands for React Router's `Scripts`, but nothing of React is asked for before the page is painted:
 * the server names the files, and one small script loads them when the visitor or the browser is ready.
 */
export const LateScripts = import.meta.env.DEV
  ? Scripts
  : import.meta.env.SSR
    ? ServedFiles
    : KeptFiles;

/** What the browser renders over the server's elements: it takes them as they are. */
function KeptFiles() {
  return <Elements context=" " files="" />;
}

function ServedFiles() {
  const framework = use(FrameworkContext);
  const matches = useMatches();
  if (!framework) throw new Error("Scripts belong inside the router.");
  const { manifest, nonce, renderMeta, serverHandoffString = "{}" } = framework;
  // The data of loaders is streamed only after scripts that can read it.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const routes = matches.flatMap(({ id }) => manifest.routes[id] ?? []);
  const files: Hydration = {
    manifest: manifest.url,
    entry: manifest.entry.module,
    imports: [...new Set([manifest.entry, ...routes].flatMap(({ imports = [] }) => imports))],
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
  };
  return (
    <Elements
      context={handOver(serverHandoffString)}
      files={JSON.stringify(files)}
      nonce={nonce ?? ""}
    />
  );
}

function Elements({ context, files, nonce }: { context: string; files: string; nonce?: string }) {
  return (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the router has escaped its state.
        dangerouslySetInnerHTML={{ __html: context }}
      />
      <script
        type="module"
        src={hydrateLater}
        fetchPriority="low"
        data-hydrates={files}
        suppressHydrationWarning
      />
    </>
  );
}

/** The state of the server's router, and a stream that the data of its loaders arrives on. */
function handOver(state: string): string {
  return `window.__reactRouterContext=${state};__reactRouterContext.stream=new ReadableStream({start(c){__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())`;
}
